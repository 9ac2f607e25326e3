import Domain
import Wording

/// What is said where people look around.
enum FeedPhrases {
    static let summary = Words(
        "가까이 사는 이웃과 주고받는 수업 이야기를 모았어요.",
        "Classes offered and looked for by people who live near you."
    )
    static let narrow = Words("골라 보기", "Narrow the list")
    static let categories = Words("분야", "Categories")
    static let all = Words("전체", "All")
    static let everything = Words("모든 분야", "Everything")
    static let nothing = Words("아직 올라온 글이 없어요", "Nothing here yet")
    static let nothingText = Words(
        "범위를 넓혀 보거나, 첫 글을 올려 보세요.",
        "Look a little farther, or post the first one."
    )
    static let beFirst = Words("첫 글 올리기", "Post the first")

    static func favourites(_ count: Int) -> Words { Words("찜 \(count)개", "\(count) favourites") }

    static func conversations(_ count: Int) -> Words { Words("대화 \(count)개", "\(count) conversations") }

    /// "350m", "1.2km".
    static func distance(_ metres: Int) -> String {
        guard metres >= 1_000 else { return "\(metres)m" }
        return metres >= 10_000 ? "\(metres / 1_000)km" : "\(metres / 1_000).\(metres % 1_000 / 100)km"
    }

    static func title(_ neighbourhood: String) -> Words {
        Words("\(neighbourhood) 근처", "Around \(neighbourhood)")
    }
}

extension Reach {
    /// As a chip calls it.
    var words: Words {
        switch steps {
        case 0: Words("우리 동네만", "Only here")
        case 1: Words("이웃 동네까지", "Next door")
        case 2: Words("조금 더 멀리", "A little farther")
        default: Words("더 멀리", "Farther still")
        }
    }
}

extension FeedFilter.Sort {
    var words: Words {
        switch self {
        case .newest: Words("최신순", "Newest")
        case .popular: Words("인기순", "Popular")
        }
    }
}
