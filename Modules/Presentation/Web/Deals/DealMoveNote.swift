import Domain
import Markup
import Wire
import Wording

/// The proposed move of a deal beside the agreed terms, with the reader's available answers.
struct DealMoveNote {
    let deal: DealBody
    let move: DealMoveBody

    private var isMine: Bool { move.proposedBy == deal.party }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let id = "move-\(deal.id)"
        let hasNewPlace = move.terms.hasExactPlace && move.terms.address == nil && move.terms.point == nil
        return """
            <section class="callout stack" aria-labelledby="\(id)">
            <h3 id="\(id)">\(title[language])</h3>
            <dl class="facts">
            <dt>\(DealPhrases.agreed[language])</dt><dd>\(facts(deal.terms, visit))</dd>
            <dt>\(DealPhrases.moved[language])</dt>\
            <dd class="strong">\(facts(move.terms, visit))</dd>
            </dl>
            <p class="soft small">\((isMine ? DealPhrases.moveWaiting : DealPhrases.moveTurn)[language])\
            \(hasNewPlace ? " \(DealPhrases.placeOnceAccepted[language])" : "")</p>
            <div class="buttons">\(answers(language))</div>
            </section>
            """
    }

    private var title: Words {
        isMine ? DealPhrases.moveProposed : DealPhrases.moveProposed(by: deal.nameOfOther)
    }

    private func facts(_ terms: DealTermsBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let length = Duration.seconds(terms.minutes * 60).words[language]
        let area = language == .korean ? terms.neighbourhood.name : terms.neighbourhood.nameEn
        return """
            <time datetime="\(terms.startsAt.rfc3339)">\
            \(terms.startsAt.words(at: visit.now)[language])</time> · \
            \(length)<br><span class="small">\(terms.address ?? area)</span>
            """
    }

    private func answers(_ language: Language) -> [HTML] {
        isMine
            ? [button(.withdrawMove, DealPhrases.withdrawMove, language)]
            : [
                button(.acceptMove, DealPhrases.acceptMove, language, "primary"),
                button(.declineMove, DealPhrases.declineMove, language),
            ]
    }

    /// Names the move that the reader has seen.
    private func button(_ path: DealPagePath, _ words: Words, _ language: Language, _ style: String = "")
        -> HTML
    {
        """
        <form method="post" action="\(link: path.filled(deal.id.description))">\
        <input type="hidden" name="number" value="\(move.number)">\
        <button class="button \(style)">\(words[language])</button></form>
        """
    }
}
