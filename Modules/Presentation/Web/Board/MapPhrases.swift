import Wording

/// Texts of the map.
enum MapPhrases {
    static let map = Words("지도", "Map")
    static let here = Words("내 위치로", "Go to my location")

    static let find = Words("장소 찾기", "Find a place")
    static let draw = Words("구역 그리기", "Draw an area")
    static let onlyVisible = Words("이 화면 안에서만 찾기", "Search only what is visible")

    static let areas = Words("지도에 보이는 지역", "Areas on the map")
    static let inSight = Words("지도에 보이는 글", "Listings on the map")
    static let nothing = Words(
        "여기에는 아직 글이 없어요. 지도를 옮기거나 축소해 보세요.",
        "No listings here yet. Move the map or zoom out."
    )
    static let noneInSight = Words("지도에 글이 없어요.", "No listings on the map.")
    static let tooMany = Words(
        "글이 너무 많아요. 지도를 확대하면 목록이 나와요.",
        "There are too many to list. Zoom in to see them."
    )

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

    static func count(_ count: Int) -> Words {
        Words("글 \(count)개", count.of("listing"))
    }
}
