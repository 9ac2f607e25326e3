import Domain
import Markup
import Wire
import Wording

/// The form in which a member proposes another time for an accepted deal.
struct DealMovePage {
    let deal: DealBody
    /// Whether the reader can move it to a free time without asking.
    let isRebookable: Bool
    let neighbourhoods: [NeighbourhoodBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let meeting = MeetingFields(parts: parts, when: DealPhrases.newTime, neighbourhoods: neighbourhoods)
        let name = deal.nameOfOther[language]
        return Page(
            DealPhrases.move[language],
            back: ConversationPagePath.one.filled(deal.conversation.description),
            scripts: [.compose],
            content: """
                <div class="head"><h1>\(DealPhrases.move[language])</h1>
                <p class="soft">\(deal.title)</p>
                <p class="callout">\(DealPhrases.moveLead(to: name)[language])<br>\
                <span class="soft small">\(DealPhrases.agreed[language]): \
                \(deal.terms.startsAt.words(at: visit.now)[language])</span></p></div>
                \(isRebookable ? freeTimes(language) : "")
                \(parts.form(
                    to: DealPagePath.move.filled(deal.id.description),
                    """
                    \(parts.key)
                    \(meeting.html)
                    \(parts.button(DealPhrases.sendMove))
                    """
                ))
                """
        )
    }

    private func freeTimes(_ language: Language) -> HTML {
        let address = SlotPagePath.ofDeal.filled(deal.id.description)
        return """
            <div class="callout row"><p>\(SlotPhrases.changeText[language])</p>
            <a class="button" href="\(link: address)">\(SlotPhrases.choose[language])</a></div>
            """
    }
}
