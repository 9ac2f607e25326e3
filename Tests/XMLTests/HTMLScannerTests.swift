import Testing
import XML

@Suite("Scanning HTML that may be hostile")
struct HTMLScannerTests {
    private func scripts(_ html: String) -> [String] {
        HTMLScanner.scripts(ofType: "application/ld+json", in: Array(html.utf8))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "Scripts of a type are found by any spelling, and not in comments, texts or other scripts",
        arguments: [
            ("<script type=\"application/ld+json\">{}</script>", ["{}"]),
            ("<SCRIPT id=a type=application/ld+json >{\"a\":\"<b>\"}</SCRIPT >", ["{\"a\":\"<b>\"}"]),
            (
                "<script type='application/ld+json'>1</script><p><script type='application/ld+json'>2",
                ["1", "2"]
            ),
            ("<!-- <script type=\"application/ld+json\">{}</script> -->", []),
            ("<textarea><script type=\"application/ld+json\">{}</script></textarea>", []),
            ("<script>\"<script type='application/ld+json'>\"</script>", []),
            ("<script type=\"text/javascript\">{}</script>", []), ("a < b <", []), ("<script", []),
        ]
    )
    func scripts(_ html: String, found: [String]) {
        #expect(scripts(html) == found)
    }

    @Test(
        "A text has no tags, scripts and references",
        arguments: [
            ("<p>하나</p><p>둘<br>셋", "\n하나\n\n둘\n셋"), ("a<script>alert(1)</script>b", "ab"),
            ("1 &lt; 2 &amp;&#44; &#x41;&nbsp;&unknown; & &", "1 < 2 &, A &unknown; & &"),
            ("<a href=\">\">x</a>", "x"), ("<!-- hidden -->a", "a"), ("1 < 2", "1 < 2"),
            ("&#0;&#xD800;&#99999999;", "\u{0}&#xD800;&#99999999;"),
        ]
    )
    func plainText(_ html: String, text: String) {
        #expect(HTMLScanner.plainText(html) == text)
    }

    @Test("Time grows with the document only", .timeLimit(.minutes(1)))
    func linear() {
        for part in ["<a b ", "<script ", "<!--", "<a b='", "&", "</script", "<"] {
            _ = HTMLScanner.plainText(String(repeating: part, count: 200_000))
        }
    }
}
