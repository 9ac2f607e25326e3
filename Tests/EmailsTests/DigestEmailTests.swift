import Domain
import Testing
import Wording

@Suite("Emails with news of the neighbourhood")
struct DigestEmailTests {
    private let now = Moment(milliseconds: 1_795_170_600_000)
    private let frame = DigestEmailFrame(
        site: SiteSettings().name,
        home: "https://madang.example/",
        settings: "https://madang.example/settings/notices#digest",
        stop: "https://madang.example/unsubscribe?token=a.b",
        sender: "마당 (Madang) · 명동 협동조합 02-000-0000",
        page: { "https://madang.example/listings/\($0.rawValue)" }
    )

    private func item(_ number: Int64, _ title: String, on day: CivilDate? = nil, comments: Int = 0)
        -> DigestItem
    {
        DigestItem(Listing.ID(rawValue: number), title: title, on: day, comments: comments)
    }

    private func text(
        _ news: DigestNews? = nil,
        in language: Language = .korean,
        givenAt: Moment? = nil
    ) -> EmailText {
        let saturday = CivilDate(year: 2_026, month: 11, day: 21)
        let usual = DigestNews(
            found: [item(1, "피아노"), item(2, "첼로")],
            weekend: [item(3, "작은 서버 밤", on: saturday)],
            talked: [item(4, "연습실 추천해 주세요", comments: 12)]
        )
        let given = givenAt ?? now
        return EmailText(
            news ?? usual,
            of: .init(.weekly, givenAt: given, nextAt: now, toldUntil: given),
            in: language,
            frame,
            at: now
        )
    }

    @Test("The subject begins with the mark of the law in each language, and says how much is new")
    func subject() {
        #expect(text().subject == "(광고) 마당 동네 소식: 새 글 2개, 주말 행사 1개, 동네 이야기 1개")
        let english = text(in: .english).subject
        #expect(
            english == "(광고) News from Madang: 2 new listings, 1 event this weekend, 1 conversation"
        )
    }

    @Test("Each listing is a link, with the day of an event and the comments of a post")
    func items() {
        let parts = text().parts
        #expect(parts.contains(.item("피아노", detail: nil, address: "https://madang.example/listings/1")))
        let event = EmailText.Part.item(
            "작은 서버 밤",
            detail: "11월 21일 (토)",
            address: "https://madang.example/listings/3"
        )
        #expect(parts.contains(event))
        let post = EmailText.Part.item(
            "연습실 추천해 주세요",
            detail: "댓글 12개",
            address: "https://madang.example/listings/4"
        )
        #expect(parts.contains(post))
    }

    @Test("A part without listings isn't in it")
    func empty() {
        let parts = text(DigestNews(found: [], weekend: [], talked: [item(4, "글", comments: 1)])).parts
        let headings = parts.filter { if case .heading = $0 { true } else { false } }
        #expect(headings == [.heading("동네 이야기")])
    }

    @Test(
        "Each says who sent it, since when the reader consents, and how to end it in both languages",
        arguments: Language.allCases
    )
    func legal(_ language: Language) {
        let plain = text(in: language).plain
        #expect(plain.contains("마당 (Madang) · 명동 협동조합 02-000-0000"))
        #expect(plain.contains(language == .korean ? "2026년 11월 20일" : "20 Nov 2026"))
        let stop = "수신 거부: 동네 소식 메일 그만 받기 · Unsubscribe from this email"
        #expect(plain.contains("\(stop)\nhttps://madang.example/unsubscribe?token=a.b"))
    }

    @Test("In the last thirty days of a consent the first thing asked is whether to go on")
    func question() {
        let given = now - .seconds(86_400 * 710)
        let asking = text(givenAt: given).parts
        #expect(asking[1] == .button("계속 받을게요", address: "https://madang.example/settings/notices#digest"))
        #expect(text(DigestNews.none, givenAt: given).subject == "(광고) 마당 동네 소식을 계속 받을까요?")
        #expect(!text().parts.contains(asking[1]))
    }
}
