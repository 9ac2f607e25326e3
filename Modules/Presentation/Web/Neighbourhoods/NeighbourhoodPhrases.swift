import Wording

/// Texts of neighbourhood pages.
enum NeighbourhoodPhrases {
    static let label = Words("동네 이름이나 역 이름", "A neighbourhood or a station")
    static let example = Words("역삼동, 강남역, ㅇㅅㄷ", "Yeoksam, Gangnam")
    static let find = Words("찾기", "Find")
    static let found = Words("검색 결과", "Results")
    static let usePosition = Words("내 위치로 찾기", "Use my location")
    static let nothing = Words("동네를 찾지 못했어요", "No neighbourhood found")
    static let nothingText = Words(
        "동 이름만 짧게 적거나, 가까운 역 이름으로 찾아 보세요.",
        "Try a shorter name, or a station near you."
    )
    static let onMap = Words("지도에서 선택", "Choose on the map")
    static let tap = Words("동네를 누르면 여기에 이름이 나와요.", "Tap a neighbourhood to see its name here.")
    static let formerName = Words("옛 이름", "Former name")
    static let here = Words("내 위치", "My location")
    static let main = Words("대표 동네", "Main")
    static let makeMain = Words("대표 동네로", "Make main")
    static let remove = Words("삭제", "Remove")
    static let full = Words(
        "동네는 세 곳까지 정할 수 있어요. 바꾸려면 한 곳을 먼저 삭제해 주세요.",
        "At most three: remove one to add another."
    )

    static func station(_ name: String) -> Words { Words("\(name) 근처", "Near \(name)") }

    static func reach(of name: String) -> Words { Words("\(name): 볼 범위", "\(name): area") }

    static func title(isForMember: Bool) -> Words {
        isForMember ? Words("우리 동네", "My neighbourhoods") : Words("동네 선택", "Choose a neighbourhood")
    }

    static func lead(isForMember: Bool) -> Words {
        isForMember
            ? Words(
                "세 곳까지 정할 수 있어요. 첫 화면에는 대표 동네가 나와요.",
                "Up to three. The main one is shown first."
            )
            : Words("고른 동네는 이 기기에만 저장해요.", "Your choice is stored on this device only.")
    }
}
