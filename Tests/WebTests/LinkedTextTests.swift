import Testing

@testable import Web

@Suite("Web addresses in a message")
struct LinkedTextTests {
    @Test(
        "An address can be tapped, without the punctuation after it, and nothing else becomes markup",
        arguments: [
            ("지도: https://a.kr/x?y=1&z=2.", "지도: @https://a.kr/x?y=1&amp;z=2@."),
            ("http://a.kr, http://b.kr!", "@http://a.kr@, @http://b.kr@!"),
            (
                "javascript:alert(1) <b> \"https://a.kr\"",
                "javascript:alert(1) &lt;b&gt; &quot;@https://a.kr@&quot;"
            ),
            ("https://", "https://"), ("", ""),
            ("h hh http https:/ http:// x", "h hh http https:/ http:// x"),
            ("hhttps://가.kr/ㅎ 뒤", "h@https://가.kr/ㅎ@ 뒤"), ("https://\u{301}", "@https://\u{301}@"),
        ]
    )
    func linked(_ text: String, _ expected: String) {
        let html = LinkedText(text: text).html.text
        let marked = html.replacing(/<a href="([^"]*)" rel="noopener noreferrer nofollow">([^<]*)<\/a>/) {
            $0.output.1 == $0.output.2 ? "@\($0.output.2)@" : "different"
        }
        #expect(marked == expected)
    }
}
