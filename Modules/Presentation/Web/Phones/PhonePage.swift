import Domain
import Markup
import Wire
import Wording

/// The reader's own phone number, and whom it was revealed to.
struct PhonePage {
    let phone: PhoneBody
    let log: ListBody<PhoneShareBody>
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = PhonePhrases.title[language]
        var page = Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(PhonePhrases.about[language])</p></div>
                <div class="stack">
                \(form(visit))
                \(phone.number == nil ? "" : deletion(language))
                \(log.items.isEmpty ? "" : history(visit))
                </div>
                """
        )
        page.isSecret = true
        return page
    }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        return parts.form(
            to: PhonePagePath.mine.rawValue,
            """
            \(parts.line(
                "number",
                PhonePhrases.number,
                type: "tel",
                hint: PhonePhrases.numberHint,
                isRequired: true,
                attributes: " maxlength=\"\(PhoneNumber.longest)\" autocomplete=\"tel\""
            ))
            \(parts.choices(
                "sharing",
                PhonePhrases.sharing,
                hint: PhonePhrases.sharingHint,
                Phone.Sharing.allCases.map { ($0.rawValue, $0.words) }
            ))
            \(parts.button(PhonePhrases.save))
            """
        )
    }

    private func deletion(_ language: Language) -> HTML {
        """
        <section class="section"><p class="hint">\(PhonePhrases.deleteHint[language])</p>
        \(ActionButton(
            words: PhonePhrases.delete,
            action: PhonePagePath.delete.rawValue,
            style: "button danger"
        ).html(in: language))</section>
        """
    }

    private func history(_ visit: Visit) -> HTML {
        let language = visit.language
        let next = log.next.map { PhonePagePath.mine.rawValue.asking(["cursor": $0]) }
        return """
            <section class="section" aria-labelledby="log"><h2 id="log">\(PhonePhrases.log[language])</h2>
            <ul class="plain rows" data-list>\(log.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: language))</section>
            """
    }

    private func row(_ share: PhoneShareBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let name = share.neighbour?.member.nickname.text ?? PhonePhrases.unknown[language]
        let talk = share.conversation.description
        let button: HTML =
            share.state == .revealed
            ? ActionButton(
                words: PhonePhrases.withdraw,
                action: PhonePagePath.withdraw.filled(talk).leading(to: PhonePagePath.mine.rawValue),
                about: name
            ).html(in: language) : ""
        return """
            <li class="row"><a class="row-link grow" href="\(link: ConversationPagePath.one.filled(talk))">\
            \(Avatar(member: share.neighbour?.member).html)
            <span class="grow"><span class="strong one-line block">\(name)</span>
            <span class="block small one-line">\(share.title)</span>
            <span class="block soft small">\(share.words(at: visit.now)[language])</span></span></a>\
            \(button)</li>
            """
    }
}

extension PhoneShareBody {
    /// What became of the number here, with the dates.
    fileprivate func words(at now: Moment) -> Words {
        let dates: [(Words, Moment?)] = [
            (PhonePhrases.requestedOn, requestedAt), (PhonePhrases.revealedOn, revealedAt),
            (state.words, endedAt),
        ]
        let told = dates.compactMap { words, moment in moment.map { (words, $0.words(at: now)) } }
        func text(_ language: Language) -> String {
            told.map { "\($0[language]) \($1[language])" }.joined(separator: " · ")
        }
        return Words(text(.korean), text(.english))
    }
}
