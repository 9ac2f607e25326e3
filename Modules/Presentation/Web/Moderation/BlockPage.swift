import Domain
import Markup
import Wire
import Wording

/// Asks before a block that ends deals.
struct BlockPage {
    /// The field that confirms the block.
    static let confirmed = "confirmed"

    let member: String
    let plan: BlockPlanBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ModerationPhrases.blockTitle[language]
        let back = visit.wayBack(or: BoardPagePath.feed.rawValue)
        return Page(
            title,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <p>\(ModerationPhrases.blockText[language])</p>
                <h2>\(ModerationPhrases.blockEnds[language])</h2>
                <ul class="plain rows">\(plan.deals.map { row($0, visit) })</ul>
                <p class="soft small">\(ModerationPhrases.blockTold[language])</p>
                <form class="buttons" method="post" \
                action="\(link: ModerationPagePath.block.filled(member).leading(to: back))">
                <input type="hidden" name="\(Self.confirmed)" value="true">
                <button class="button danger">\(ModerationPhrases.blockAndCancel[language])</button>
                <a class="button" href="\(link: back)">\(FramePhrases.cancel[language])</a></form>
                """
        )
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
