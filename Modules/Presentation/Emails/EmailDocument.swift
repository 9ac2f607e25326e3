public import Domain
import Markup
public import Wording

/// An email as HTML for mail programs. Its styles are in it, since these load nothing, and it has neither
/// pictures nor scripts.
public struct EmailDocument: Sendable {
    private let text: EmailText
    private let site: Words
    private let language: Language

    /// - Parameter site: what the place is called.
    public init(_ text: EmailText, from site: Words, in language: Language) {
        self.text = text
        self.site = site
        self.language = language
    }

    public var source: String { html.source }

    private var html: HTML {
        """
        <!doctype html>
        <html lang="\(language.rawValue)"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>\(text.subject)</title>
        \(Self.styles)</head>
        <body><div class="sheet"><p class="site">\(site[language])</p>
        \(text.parts.map(part))</div></body></html>
        """
    }

    private func part(_ part: EmailText.Part) -> HTML {
        switch part {
        case .heading(let text): "<h2>\(text)</h2>\n"
        case .item(let text, let detail, let address):
            """
            <p class="item"><a href="\(link: address)">\(text)</a>\
            \(detail.map { "<br><span>\($0)</span>" as HTML })</p>

            """
        case .paragraph(let text): "<p>\(lines(of: text))</p>\n"
        case .button(let label, let address):
            "<p><a class=\"button\" href=\"\(link: address)\">\(label)</a></p>\n"
        case .note(let text, nil): "<p class=\"note\">\(lines(of: text))</p>\n"
        case .note(let text, let address?):
            "<p class=\"note\"><a href=\"\(link: address)\">\(text)</a></p>\n"
        }
    }

    private func lines(of text: String) -> HTML {
        text.split(separator: "\n").map { "\(String($0))" as HTML }.joined(separator: "<br>")
    }

    /// The colours of the site, as in `tokens.css`. Mail programs know no custom properties.
    private static let styles: HTML = """
        <style>
        :root { color-scheme: light dark; }
        body { margin: 0; padding: 16px; background: #f6f1e4; color: #26221a;
          font: 16px/1.6 -apple-system, "Apple SD Gothic Neo", "Noto Sans KR", "Malgun Gothic", sans-serif;
          word-break: keep-all; overflow-wrap: anywhere; }
        .sheet { max-width: 520px; margin: 0 auto; padding: 24px; border-radius: 16px; background: #fffdf7; }
        .site { margin: 0 0 16px; font-weight: 700; color: #1e6e48; }
        p { margin: 0 0 16px; }
        h2 { margin: 24px 0 8px; font-size: 18px; }
        .item { margin: 0 0 12px; }
        .item a { color: #1e6e48; font-weight: 700; }
        .item span { font-size: 14px; color: #645c4d; }
        .button { display: inline-block; padding: 12px 20px; border-radius: 12px; background: #1e6e48;
          color: #ffffff; font-weight: 700; text-decoration: none; }
        .note { margin: 0 0 8px; font-size: 14px; color: #645c4d; }
        .note a { color: #645c4d; }
        @media (prefers-color-scheme: dark) {
          body { background: #15160f; color: #f4efe2; }
          .sheet { background: #22241b; }
          .site, .item a { color: #8fd6a4; }
          .button { background: #8fd6a4; color: #0d2b1a; }
          .note, .note a, .item span { color: #bdb5a2; }
        }
        </style>
        """
}
