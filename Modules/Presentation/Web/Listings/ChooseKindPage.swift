import Domain
import Markup
import Wording

/// The page on which a member chooses the kind of a new post.
struct ChooseKindPage {
    func page(for visit: Visit) -> Page {
        let title = ComposePhrases.chooseKind[visit.language]
        let kinds = Listing.Kind.allCases.map { kind in
            """
            <a href="\(link: kind.composeAddress)" data-kind="\(kind.rawValue)">\(kind.iconTile)\
            <span><b>\(kind.words.name[visit.language])</b>\(kind.invitation[visit.language])</span></a>
            """ as HTML
        }
        return Page(
            title,
            tab: .compose,
            back: BoardPagePath.feed.rawValue,
            content: "<h1 class=\"head\">\(title)</h1><nav class=\"kind-tiles\">\(kinds)</nav>"
        )
    }
}

extension Listing.Kind {
    /// What one posts of the kind.
    fileprivate var invitation: Words {
        switch self {
        case .class: Words("아는 것을 나누거나 배울 이웃을 찾아요", "Teach what you know, or find a teacher")
        case .run: Words("같이 달릴 날과 길을 정해요", "Set a day and a way to run together")
        case .event: Words("개발자 모임과 행사를 알려요", "Announce a meetup for developers")
        case .shop: Words("가게 자리를 내놓거나 구해요", "Let or find a place for a shop")
        case .lesson: Words("악기와 노래를 정기로 가르쳐요", "Teach music, week by week")
        case .community: Words("묻고, 알리고, 나눠요", "Ask, tell and share")
        }
    }
}
