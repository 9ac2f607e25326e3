import Domain
import Wire
import Wording

/// Asks whether the other member didn't come, and says what follows.
struct NoShowPage {
    let deal: DealBody
    let back: String

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let question = Question(
            title: NoShowPhrases.question,
            about: "\(deal.title) · \(deal.terms.startsAt.words(at: visit.now)[language])",
            consequences: NoShowPhrases.consequences,
            act: NoShowPhrases.tell,
            action: DealPagePath.noShow.filled(deal.id.description),
            back: back
        )
        return Page(question.title[language], tab: .talk, back: back, content: question.html(in: language))
    }
}
