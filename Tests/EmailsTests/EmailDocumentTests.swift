import Domain
import Emails
import Testing
import Wording

@Suite("Emails as HTML")
struct EmailDocumentTests {
    private let text = EmailText(
        subject: "ben <b>",
        parts: [
            .heading("제목 <i>"),
            .item("글 <b>", detail: "댓글 2개", address: "https://madang.example/listings/1?a=1&b=2"),
            .item("다른 글", detail: nil, address: "https://madang.example/listings/2"),
            .paragraph("첫 줄\n<script>둘째 줄</script>"),
            .button("마당에서 열기", address: "https://madang.example/a?b=1&c=2"),
            .note("작은 글", address: nil),
            .note("그만 받기", address: "https://madang.example/unsubscribe?token=a.b"),
        ]
    )

    @Test("Texts are escaped, lines are kept and addresses are links")
    func parts() {
        let source = EmailDocument(text, from: SiteSettings().name, in: .korean).source
        #expect(source.contains("<p>첫 줄<br>&lt;script&gt;둘째 줄&lt;/script&gt;</p>"))
        #expect(source.contains("href=\"https://madang.example/a?b=1&amp;c=2\""))
        #expect(source.contains("<h2>제목 &lt;i&gt;</h2>"))
        let item = "href=\"https://madang.example/listings/1?a=1&amp;b=2\">글 &lt;b&gt;</a>"
        #expect(source.contains("\(item)<br><span>댓글 2개</span>"))
        #expect(source.contains("href=\"https://madang.example/listings/2\">다른 글</a></p>"))
        #expect(source.contains("<title>ben &lt;b&gt;</title>") && source.contains("lang=\"ko\""))
        #expect(source.contains("href=\"https://madang.example/unsubscribe?token=a.b\">그만 받기</a>"))
    }

    @Test("Nothing in an email reports that it was read, and none needs a picture or a script")
    func quiet() {
        let source = EmailDocument(text, from: SiteSettings().name, in: .english).source
        for word in ["<img", "<script", "src=", "url(", "@import", "<link"] {
            #expect(!source.contains(word), "\(word)")
        }
        #expect(source.contains("prefers-color-scheme: dark"))
    }

    @Test("The text without HTML has the same parts, with their addresses")
    func plain() {
        #expect(
            text.plain == """
                [제목 <i>]

                - 글 <b> · 댓글 2개
                  https://madang.example/listings/1?a=1&b=2

                - 다른 글
                  https://madang.example/listings/2

                첫 줄
                <script>둘째 줄</script>

                마당에서 열기
                https://madang.example/a?b=1&c=2

                작은 글

                그만 받기
                https://madang.example/unsubscribe?token=a.b

                """
        )
    }
}
