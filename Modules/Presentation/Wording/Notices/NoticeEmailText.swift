public import Domain

extension EmailText {
    /// The email of a notice. It names who did what, but repeats no message: mail programs show the beginning
    /// of an email on locked screens.
    ///
    /// - Parameters:
    ///   - site: what the place is called.
    ///   - page: the address of what the notice tells of.
    ///   - settings: the address of the settings.
    ///   - stop: the address that turns off such emails.
    public init(
        _ summary: NoticeSummary,
        from site: Words,
        in language: Language,
        page: String,
        settings: String,
        stop: String
    ) {
        let notice = summary.notice
        let sentence = summary.sentence[language]
        let facts = [summary.title, summary.party?.nickname.text, notice.amount?.words[language]]
            .compactMap(\.self)
        let about = facts.isEmpty ? [] : [Part.paragraph(facts.joined(separator: " · "))]
        self.init(
            subject: Self.subject(sentence, of: summary.title),
            parts: [.paragraph(sentence)] + about + [
                .opening(page, site, in: language),
                .note(
                    Words(
                        "이 메일에는 답장할 수 없어요. 답은 \(site[.korean])에서 해 주세요.",
                        "Replies to this email don't arrive. Please answer in \(site[.english])."
                    )[language],
                    address: nil
                ),
                .note(Self.stopping(notice.kind.group)[language], address: stop),
                .note(Self.choosing[language], address: settings),
            ]
        )
    }

    static let choosing = Words("받을 알림 고르기", "Choose your notifications")

    static func stopping(_ group: NoticeGroup) -> Words {
        let name = group.words
        return Words("'\(name[.korean])' 메일 그만 받기", "Stop emails about \"\(name[.english])\"")
    }

    private static func subject(_ sentence: String, of title: String?) -> String {
        let subject = sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
        return title.map { "\(subject): \($0)" } ?? subject
    }
}
