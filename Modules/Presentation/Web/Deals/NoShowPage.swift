import Domain
import Markup
import Wire
import Wording

/// Asks whether the other member didn't come, and says what follows.
struct NoShowPage {
    let deal: DealBody
    let back: String

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            NoShowPhrases.question[language],
            tab: .talk,
            back: back,
            content: """
                <div class="stack">
                <h1>\(NoShowPhrases.question[language])</h1>
                <p class="soft">\(deal.title) · \(deal.terms.startsAt.words(at: visit.now)[language])</p>
                <p>\(NoShowPhrases.consequences[language])</p>
                <form method="post" action="\(link: DealPagePath.noShow.filled(deal.id.description))">\
                <button class="button danger wide">\(NoShowPhrases.tell[language])</button></form>
                <a class="button" href="\(link: back)">\(FramePhrases.cancel[language])</a>
                </div>
                """
        )
    }
}
