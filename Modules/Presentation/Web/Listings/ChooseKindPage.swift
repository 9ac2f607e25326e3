import Domain
import Markup
import Wording

/// The page on which a member chooses the kind of a new post.
struct ChooseKindPage {
    func page(for visit: Visit) -> Page {
        let title = ComposePhrases.chooseKind[visit.language]
        let kinds = Listing.Kind.allCases.map { kind in
            """
            <li><a class="button wide" href="\(link: kind.composeAddress)">\
            \(kind.words.composeTitle[visit.language])</a></li>
            """ as HTML
        }
        return Page(
            title,
            tab: .compose,
            back: BoardPagePath.feed.rawValue,
            content: "<h1 class=\"head\">\(title)</h1><ul class=\"plain stack\">\(kinds)</ul>"
        )
    }
}
