import Domain
import Markup
import Wire
import Wording

/// The choice of emails with news, with the day of the consent.
struct DigestSection {
    static let place = "digest"
    /// The value of the field for no emails.
    static let off = "off"

    let digest: DigestBody

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section class="section" id="\(Self.place)"><h2>\(DigestPhrases.title[language])</h2>
            <p class="soft">\(DigestPhrases.contents[language])</p>
            \(question(language))\(facts(language))
            \(digest.isAvailable || digest.frequency != nil ? form(visit) : unavailable(language))</section>
            """
    }

    /// One button while the consent is to be given again.
    private func question(_ language: Language) -> HTML {
        guard digest.isAsked, let frequency = digest.frequency, let end = digest.consentEndsAt else {
            return ""
        }
        return """
            <div class="callout"><p>\(DigestSubscription.Consent.question(until: end)[language])</p>
            \(ActionButton(
                words: DigestSubscription.Consent.goOn,
                action: DigestPagePath.choose.rawValue,
                field: (name: "frequency", value: frequency.rawValue)
            ).html(in: language))</div>
            """
    }

    private func facts(_ language: Language) -> HTML {
        if let moment = digest.consentedAt {
            let given = DigestSubscription.Consent.given(at: moment)[language]
            return "<p class=\"small\">\(given) \(DigestPhrases.askedAgain[language])</p>"
        }
        guard let reason = digest.ending, let moment = digest.endedAt else { return "" }
        return "<p class=\"small\">\(DigestSubscription.End(reason, at: moment).words[language])</p>"
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        let chosen = digest.frequency?.rawValue ?? Self.off
        let parts = FormParts(visit: visit, entry: FormEntry([(name: "frequency", value: chosen)]))
        let choices =
            [(Self.off, DigestPhrases.off)]
            + DigestSubscription.Frequency.allCases.map { ($0.rawValue, $0.words) }
        return parts.form(
            to: DigestPagePath.choose.rawValue,
            """
            \(parts.choices(
                "frequency",
                DigestPhrases.often,
                hint: DigestPhrases.consent,
                as: .segments,
                choices
            ))
            <button class="button wide" type="submit">\(DigestPhrases.save[language])</button>
            """
        )
    }

    private func unavailable(_ language: Language) -> HTML {
        "<p class=\"callout\">\(DigestRefusal.unavailable.words[language])</p>"
    }
}

/// Texts of emails with news.
enum DigestPhrases {
    static let title = Words("동네 소식 메일", "News of the neighbourhood by mail")
    static let contents = Words(
        "저장한 검색에 맞는 새 글, 이번 주말 행사, 댓글이 많은 동네 이야기를 아침 9시에 메일로 보내 드려요. 새 소식이 없으면 보내지 않아요.",
        """
        At nine in the morning: new listings of your saved searches, events this weekend and the posts with \
        most comments. Without news there is no email.
        """
    )
    static let often = Words("얼마나 자주 받을까요?", "How often?")
    static let off = Words("받지 않기", "Never")
    static let save = Words("소식 메일 저장", "Save this choice")
    static let consent = Words(
        """
        매일이나 금요일을 골라 저장하면 광고성 정보를 메일로 받는 데 동의하는 거예요 (\(AdvertisingLaw.korean.name)). \
        언제든 여기나 메일 안의 링크에서 그만둘 수 있어요.
        """,
        """
        Saving one of the two others is your consent to advertising by mail (\(AdvertisingLaw.korean.name)). \
        You can withdraw it here or in each email, at any time.
        """
    )
    static let askedAgain = Words("2년마다 계속 받을지 다시 확인해요.", "We ask you again every two years.")
}
