public import Domain

extension NeighbourhoodRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .unknownCode:
            Words("그런 동네 코드는 없어요.", "There is no neighbourhood with this code.")
        case .noneHere:
            Words(
                "이 위치에는 동네가 없어요. 바다이거나 나라 밖일 수 있어요.",
                "There is no neighbourhood here: this is at sea or abroad."
            )
        case .invalidReach:
            Words("범위는 0에서 3까지 고를 수 있어요.", "A reach is a whole number from 0 to 3.")
        case .invalidPoint:
            Words("위도와 경도를 다시 확인해 주세요.", "Please check the latitude and longitude.")
        case .emptyQuery:
            Words("찾을 동네나 역 이름을 적어 주세요.", "Type the name of a neighbourhood or a station.")
        case .queryTooLong:
            Words("검색어는 60자까지 쓸 수 있어요.", "A search can have at most 60 characters.")
        case .tooManyHomes:
            Words("우리 동네는 세 곳까지 고를 수 있어요.", "You can choose up to three home neighbourhoods.")
        case .repeatedHome:
            Words("같은 동네를 두 번 골랐어요.", "The same neighbourhood is chosen twice.")
        case .notHome:
            Words("우리 동네로 정한 곳만 인증할 수 있어요.", "You can verify only your own neighbourhoods.")
        case .elsewhere:
            Words(
                "지금 이 동네에 있지 않은 것 같아요. 위치가 맞지 않으면 휴대폰으로 다시 해 보세요.",
                "You don't seem to be in this neighbourhood. If you are, try again on a phone."
            )
        case .notServed(let areas): Self.notServed(areas)
        case .unknownHome:
            Words("고른 동네 가운데 없는 동네 코드가 있어요.", "One of the chosen codes belongs to no neighbourhood.")
        }
    }

    /// The areas that a sentence names; the others are counted.
    private static let mostNamed = 5

    private static func notServed(_ areas: [AreaName]) -> Words {
        let (named, others) = (areas.prefix(mostNamed), areas.count - mostNamed)
        let korean = named.map(\.korean).joined(separator: ", ")
        let english = named.map(\.english).joined(separator: "; ")
        return Words(
            "아직 \(korean)\(others > 0 ? " 등 \(areas.count)곳의" : "") 동네만 함께해요. 조금만 기다려 주세요.",
            "We are only in \(english)\(others > 0 ? " and \(others) more areas" : "") for now."
        )
    }
}
