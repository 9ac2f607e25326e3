import Domain
import Markup
import Wire
import Wording

extension Listing.Kind {
    var pages: any KindPages.Type {
        switch self {
        case .class: ClassPages.self
        case .run: RunPages.self
        case .event: EventPages.self
        case .shop: ShopPages.self
        case .lesson: LessonPages.self
        case .community: CommunityPages.self
        }
    }

    var icon: Icon {
        switch self {
        case .class: .kindClass
        case .run: .kindRun
        case .event: .kindEvent
        case .shop: .kindShop
        case .lesson: .kindLesson
        case .community: .kindCommunity
        }
    }

    /// The icon on the kind's hue.
    var iconTile: HTML { icon.tile(Hue(rawValue: rawValue)) }

    /// The words of facets that find the listings they mark.
    func sought(of facets: [String]) -> [Words] {
        soughtWords.filter { facets.contains($0.facet) }.flatMap { facet, values in
            values.map { words[facet].choice($0) }
        }
    }

    func headline(_ word: String) -> Words {
        facets.first.map { words[$0.name].choice(word) } ?? Words(word, word)
    }
}
