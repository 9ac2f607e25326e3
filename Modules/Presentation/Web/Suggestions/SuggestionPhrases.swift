import Domain
import Wording

/// Texts of suggestions, and of the rows above a feed.
enum SuggestionPhrases {
    static func title(_ kind: Listing.Kind) -> Words {
        let name = kind.words.name
        return Words("나를 위한 \(name[.korean])", "\(name[.english]) for you")
    }

    static func popular(_ kind: Listing.Kind) -> Words {
        let name = kind.words.name
        return Words("인기 \(name[.korean])", "Popular \(name[.english].lowercased())")
    }

    static func newest(_ kind: Listing.Kind) -> Words {
        let name = kind.words.name
        return Words("새로 올라온 \(name[.korean])", "New \(name[.english].lowercased())")
    }

    static func nothing(_ kind: Listing.Kind) -> Words {
        let name = kind.words.name
        return Words(
            "아직 추천할 \(name[.korean]) 글이 없어요",
            "No \(name[.english].lowercased()) to suggest yet"
        )
    }

    static let nothingText = Words(
        "마음에 드는 글을 찜하거나 검색을 저장하면, 비슷한 글을 여기에 모아요.",
        "Add favourites or save a search, and similar listings appear here."
    )
    static let browse = Words("둘러보기", "Browse")
    static let homeMissing = Words("대표 동네를 먼저 골라 주세요", "Choose your neighbourhood first")
}
