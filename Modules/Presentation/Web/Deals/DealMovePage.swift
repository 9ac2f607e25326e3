import Domain
import Markup
import Wire
import Wording

/// The form in which a member proposes another time for an accepted deal.
struct DealMovePage {
    let deal: DealBody
    let neighbourhoods: [NeighbourhoodBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
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
                \(parts.form(
                    to: DealPagePath.move.filled(deal.id.description),
                    """
                    \(parts.key)
                    <div class="row top">
                    \(parts.line("startsAt", DealPhrases.newTime, type: "datetime-local", isRequired: true))
                    \(parts.line("minutes", DealPhrases.minutes, type: "number", isRequired: true,
                        attributes: " min=\"10\" max=\"1440\" step=\"5\" inputmode=\"numeric\""))
                    </div>
                    \(PlaceFields(
                        parts: parts,
                        homes: neighbourhoods,
                        byHome: DealPhrases.neighbourhoodOnly,
                        hint: DealPhrases.placeHint
                    ).html)
                    \(parts.button(DealPhrases.sendMove))
                    """
                ))
                """
        )
    }
}
