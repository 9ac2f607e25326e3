import HTTPServer

/// How pages look; the browser brings the rest.
enum Stylesheet {
    static let response: Response = {
        let bytes = Array(text.utf8)
        return Response(
            status: 200,
            bytes: bytes,
            type: "text/css; charset=utf-8",
            headers: ["ETag": EntityTag.of(bytes), "Cache-Control": "no-cache"]
        )
    }()

    private static let text = """
        :root { --ink: #1d2420; --paper: #fdfcf9; --accent: #2f6b4f; --line: #d9d5c8; }
        :root { color-scheme: light dark; }
        @media (prefers-color-scheme: dark) {
            :root { --ink: #ece9e1; --paper: #171b19; --accent: #8fd0ad; --line: #3a403c; }
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.65 system-ui, sans-serif;
            word-break: keep-all; overflow-wrap: anywhere; }
        main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
        h1 { font-size: 1.75rem; line-height: 1.3; margin: 0 0 .5rem; }
        h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
        p, ul, dl { margin: 0 0 1rem; }
        ul { padding-left: 1.25rem; }
        a { color: var(--accent); text-underline-offset: .2em; }
        a:focus-visible { outline: .2rem solid var(--accent); outline-offset: .2rem; border-radius: .2rem; }
        code { font: .9375rem/1.5 ui-monospace, monospace; }
        dt { margin-top: 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
        dd { margin: 0; }

        """
}
