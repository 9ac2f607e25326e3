import Domain
import Markup
import Wire
import Wording

/// Asks before a block, and says what it ends.
struct BlockPage {
    /// The field that confirms the block.
    static let confirmed = "confirmed"

    let member: String
    let plan: BlockPlanBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ModerationPhrases.blockTitle(of: plan)[language]
        let back = visit.wayBack(or: BoardPagePath.home.rawValue)
        return Page(
            title,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <p>\(ModerationPhrases.blockText[language])</p>
                \(list(ModerationPhrases.blockCancels, plan.deals.map { row($0, visit) }, language))
                \(list(ModerationPhrases.blockEnds, plan.participations.map { row($0, visit) }, language))
                <p class="soft small">\(ModerationPhrases.blockTold[language])</p>
                <form class="buttons" method="post" \
                action="\(link: ModerationPagePath.block.filled(member).leading(to: back))">
                <input type="hidden" name="\(Self.confirmed)" value="true">
                <button class="button danger">\(button[language])</button>
                <a class="button" href="\(link: back)">\(FramePhrases.goBack[language])</a></form>
                """
        )
    }

    private var button: Words {
        plan.deals.isEmpty ? ModerationPhrases.blockAnyway : ModerationPhrases.blockAndCancel
    }

    private func list(_ title: Words, _ rows: [HTML], _ language: Language) -> HTML {
        rows.isEmpty ? "" : "<h2>\(title[language])</h2><ul class=\"plain rows\">\(rows)</ul>"
    }

    private func row(_ ending: EndingParticipationBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let when = ending.startsAt?.words(at: visit.now)[language] ?? ending.kind.words.name[language]
        let whose = ending.isOrganiser ? ModerationPhrases.otherLeaves : ModerationPhrases.iLeave
        return """
            <li class="row-link"><span class="grow"><span class="strong one-line block">\(ending.title)</span>
            <span class="block small">\(when) · \(ending.status.words[language])</span></span>
            <span class="tag">\(whose[language])</span></li>
            """
    }

    private func row(_ ending: EndingDealBody, _ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <li class="row-link"><span class="grow"><span class="strong one-line block">\(ending.title)</span>
            <span class="block small">\(ending.startsAt.words(at: visit.now)[language])</span></span>
            <span class="tag">\(ending.state.words[language])</span></li>
            """
    }
}
