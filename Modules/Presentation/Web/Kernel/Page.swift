import Domain
import HTTPServer
import Markup

/// A page for people: what stands around every page's own part.
struct Page {
    let title: String
    let language: Language
    let content: HTML

    var response: Response {
        var response = Response(status: 200, bytes: html.bytes, type: "text/html; charset=utf-8")
        response.headers["Content-Language"] = language.rawValue
        response.headers["Vary"] = "Accept-Language"
        response.headers["Cache-Control"] = "no-cache"
        response.headers["Content-Security-Policy"] =
            "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; "
            + "frame-ancestors 'none'"
        return response
    }

    private var html: HTML {
        """
        <!doctype html>
        <html lang="\(language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <title>\(title)</title>
        <link rel="stylesheet" href="\(link: HousePath.stylesheet.rawValue)">
        </head>
        <body>
        <main>
        \(content)
        </main>
        </body>
        </html>

        """
    }
}
