import Domain
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

    /// The values of the main facet.
    var headlines: [Words] { facets.first.map { words[$0.name].choices.map(\.words) } ?? [] }

    func headline(_ word: String) -> Words {
        facets.first.map { words[$0.name].choice(word) } ?? Words(word, word)
    }
}
