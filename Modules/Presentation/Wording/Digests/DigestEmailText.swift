public import Domain

/// The addresses in an email with news, and who sends it.
public struct DigestEmailFrame: Sendable {
    /// What the place is called.
    let site: Words
    let home: String
    let settings: String
    let stop: String
    /// Name and contact of the operator, as the law asks for.
    let sender: String
    let page: @Sendable (Listing.ID) -> String

    public init(
        site: Words,
        home: String,
        settings: String,
        stop: String,
        sender: String,
        page: @escaping @Sendable (Listing.ID) -> String
    ) {
        self.site = site
        self.home = home
        self.settings = settings
        self.stop = stop
        self.sender = sender
        self.page = page
    }
}

extension EmailText {
    /// The email with news of the neighbourhood.
    public init(
        _ news: DigestNews,
        of consent: DigestSubscription.Consent,
        in language: Language,
        _ frame: DigestEmailFrame,
        at now: Moment
    ) {
        let isAsked = consent.isAsked(at: now)
        let question: [Part] =
            isAsked
            ? [
                .paragraph(DigestSubscription.Consent.question(until: consent.endsAt)[language]),
                .button(DigestSubscription.Consent.goOn[language], address: frame.settings),
            ] : []
        let opening: [Part] = isAsked ? [] : [.opening(frame.home, frame.site, in: language)]
        self.init(
            subject: "\(AdvertisingLaw.korean.mark) \(news.subject(frame.site)[language])",
            parts: question
                + Self.section(Self.found, news.found, in: language, frame) { _ in nil }
                + Self.section(Self.weekend, news.weekend, in: language, frame) { item in
                    item.day.map { $0.shortWords(besides: now.dateInSeoul) }
                }
                + Self.section(Self.talked, news.talked, in: language, frame) { item in
                    Words("댓글 \(item.comments)개", item.comments.of("comment"))
                }
                + opening + Self.end(consent, in: language, frame)
        )
    }

    private static let found = Words("저장한 검색에 맞는 새 글", "New for your saved searches")
    private static let weekend = Words("이번 주말 행사", "Events this weekend")
    private static let talked = Words("동네 이야기", "What neighbours talk about")

    private static func section(
        _ title: Words,
        _ items: [DigestItem],
        in language: Language,
        _ frame: DigestEmailFrame,
        _ detail: (DigestItem) -> Words?
    ) -> [Part] {
        guard !items.isEmpty else { return [] }
        return [.heading(title[language])]
            + items.map { item in
                .item(item.title, detail: detail(item)?[language], address: frame.page(item.listing))
            }
    }

    /// Why it is sent, by whom, and how to end it. The law asks for the last in both languages.
    private static func end(
        _ consent: DigestSubscription.Consent,
        in language: Language,
        _ frame: DigestEmailFrame
    ) -> [Part] {
        let given = DigestSubscription.Consent.given(at: consent.givenAt)[language]
        return [
            .note("\(consent.frequency.words[language]): \(given)", address: nil),
            .note("\(Words("보낸 곳", "Sent by")[language]): \(frame.sender)", address: nil),
            .note("수신 거부: 동네 소식 메일 그만 받기 · Unsubscribe from this email", address: frame.stop),
            .note(Words("받을 메일 고르기", "Choose your emails")[language], address: frame.settings),
        ]
    }
}

extension DigestNews {
    fileprivate func subject(_ site: Words) -> Words {
        let parts = [
            (found.count, Words("새 글 \(found.count)개", found.count.of("new listing"))),
            (weekend.count, Words("주말 행사 \(weekend.count)개", "\(weekend.count.of("event")) this weekend")),
            (talked.count, Words("동네 이야기 \(talked.count)개", talked.count.of("conversation"))),
        ]
        .filter { $0.0 > 0 }.map(\.1)
        guard !parts.isEmpty else {
            return Words(
                "\(site[.korean]) 동네 소식을 계속 받을까요?",
                "Shall we keep sending you news from \(site[.english])?"
            )
        }
        return Words(
            "\(site[.korean]) 동네 소식: \(parts.map { $0[.korean] }.joined(separator: ", "))",
            "News from \(site[.english]): \(parts.map { $0[.english] }.joined(separator: ", "))"
        )
    }
}
