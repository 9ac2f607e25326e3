import Wording

/// What is said around a map.
enum MapPhrases {
    static let map = Words("지도", "Map")
    static let here = Words("지금 있는 곳으로", "Go to where I am")

    static func title(_ neighbourhood: String?) -> Words {
        guard let neighbourhood else { return Words("지도로 보기", "On the map") }
        return Words("\(neighbourhood) 지도", "Map of \(neighbourhood)")
    }

    static func around(_ neighbourhood: String) -> Words {
        Words("\(neighbourhood) 주변 동네", "Neighbourhoods around \(neighbourhood)")
    }

    static func listings(_ neighbourhood: String) -> Words {
        Words("\(neighbourhood)에 올라온 글", "Listings in \(neighbourhood)")
    }

    static func count(_ count: Int) -> Words { Words("글 \(count)개", "\(count) listings") }
}
