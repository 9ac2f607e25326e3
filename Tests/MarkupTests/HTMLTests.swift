import Markup
import Testing

@Suite("HTML")
struct HTMLTests {
    @Test(
        "Text can neither begin a tag nor leave a quoted attribute",
        arguments: [
            ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
            ("\" onload=\"x", "&quot; onload=&quot;x"), ("' onload='x", "&#39; onload=&#39;x"),
            ("&lt;", "&amp;lt;"), ("마당 <3", "마당 &lt;3"), ("", ""), ("<", "&lt;"), ("plain", "plain"),
            ("<<>>", "&lt;&lt;&gt;&gt;"), ("a\u{300}<\u{300}", "a\u{300}&lt;\u{300}"),
        ]
    )
    func text(hostile: String, escaped: String) {
        let html: HTML = "<p title=\"\(hostile)\">\(hostile)</p>"
        #expect(html.source == "<p title=\"\(escaped)\">\(escaped)</p>")
        #expect(("\(hostile.dropFirst(0))" as HTML).source == escaped)
        #expect(("\(Optional(hostile))" as HTML).source == escaped)
    }

    @Test("Markup nests as it is, alone and in lists")
    func nesting() {
        let items: [HTML] = ["<", "b"].map { "<li>\($0)</li>" }
        let list: HTML = "<ul>\(items)</ul>\(Optional(items[1]))\(HTML?.none)"
        #expect(list.source == "<ul><li>&lt;</li><li>b</li></ul><li>b</li>")
        #expect(items.joined(separator: ", ").source == "<li>&lt;</li>, <li>b</li>")
    }

    @Test("Text built inside an interpolation is text, not markup")
    func builtInside() {
        let name = "<i>"
        #expect(("\("<b>\(name)")" as HTML).source == "&lt;b&gt;&lt;i&gt;")
        #expect(("\(name.isEmpty ? "<b>" : "<u>")" as HTML).source == "&lt;u&gt;")
    }

    @Test("Numbers are written, what is nil is not, and words follow their condition")
    func values() {
        let html: HTML = """
            <input value="\(-3)" max="\(Int64.max)" step="\(0.5)" min="\(Int?.none)"\(" checked", if: true)\
            \(" disabled", if: false) title="\(String?.none)">
            """
        #expect(
            html.source == #"<input value="-3" max="9223372036854775807" step="0.5" min="" checked title="">"#
        )
    }

    @Test("Only what is called trusted goes in as it is")
    func trusted() {
        #expect(HTML(trusted: "<b>").source == "<b>")
        #expect(("\(HTML(trusted: Array("<b>".utf8)))" as HTML).source == "<b>")
    }

    @Test(
        "An address that could run something leads nowhere",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:x", "\u{1}javascript:x",
            "java\nscript:x",
            "java\tscript\r:x", "data:text/html,<script>", "vbscript:x", "blob:x", "file:///etc/passwd", ":x",
            "javascript\u{0}:x", "jAvAsCrIpT\t:x", "view-source:javascript:x",
        ]
    )
    func hostileLink(address: String) {
        #expect(("<a href=\"\(link: address)\">" as HTML).source == "<a href=\"#\">")
    }

    @Test(
        "Other addresses stay, with their quotes escaped",
        arguments: [
            ("/runs/1?a=b&c=d", "/runs/1?a=b&amp;c=d"), ("https://example.org", "https://example.org"),
            ("mailto:a@example.org", "mailto:a@example.org"), ("tel:+82", "tel:+82"), ("?q=a:b", "?q=a:b"),
            ("/a:b", "/a:b"), ("#a:b", "#a:b"), ("page", "page"), ("", ""),
            ("/\"><script>", "/&quot;&gt;&lt;script&gt;"),
            ("HTTPS://example.org", "HTTPS://example.org"),
        ]
    )
    func link(address: String, expected: String) {
        #expect(("\(link: address)" as HTML).source == expected)
    }
}
