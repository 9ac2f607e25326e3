import Domain
import Testing
import Wording

@Suite("Emails of what waits for operators")
struct TodoEmailTests {
    private func text(in language: Language) -> EmailText {
        EmailText(
            [QueueLoad(.reports, count: 3, oldest: nil), QueueLoad(.submissions, count: 2, oldest: nil)],
            from: SiteSettings().name,
            in: language,
            page: { "https://madang.example/\($0.rawValue)" },
            all: "https://madang.example/operator",
            settings: "https://madang.example/settings/notices",
            stop: "https://madang.example/unsubscribe?token=a.b"
        )
    }

    @Test("The subject and a link for each queue have its number, in both languages")
    func numbers() {
        #expect(text(in: .korean).subject == "마당 운영 할 일: 신고 3건, 글 확인 2건")
        #expect(text(in: .english).subject == "To do at Madang: Reports 3, Posts to review 2")
        let link = EmailText.Part.item("신고 3건", detail: nil, address: "https://madang.example/reports")
        #expect(text(in: .korean).parts.contains(link))
        #expect(text(in: .korean).plain.contains("https://madang.example/unsubscribe?token=a.b"))
    }
}
