import Domain
import Markup
import Wording

/// The page on which a member chooses the kind of a new post.
struct ChooseKindPage {
    func page(for visit: Visit) -> Page {
        let title = ComposePhrases.chooseKind[visit.language]
        let kinds = visit.kinds.map { kind in
            """
            <a href="\(link: kind.composeAddress)" data-kind="\(kind.rawValue)">\(kind.iconTile)\
            <span><b>\(kind.words.name[visit.language])</b>\(kind.words.invitation[visit.language])</span></a>
            """ as HTML
        }
        return Page(
            title,
            tab: .compose,
            back: BoardPagePath.home.rawValue,
            content: "<h1 class=\"head\">\(title)</h1><nav class=\"kind-tiles\">\(kinds)</nav>"
        )
    }
}
