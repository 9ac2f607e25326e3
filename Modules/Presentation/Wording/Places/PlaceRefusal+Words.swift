public import Domain

extension AddressRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .tooOften:
            Words(
                "주소를 여러 번 찾았어요. 잠시 뒤에 다시 찾거나 지도에서 골라 주세요.",
                "That was a lot of addresses. Try again in a moment, or choose the place on the map."
            )
        }
    }
}

extension PlaceRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .nowhere:
            Words(
                "동네가 없는 곳이에요. 지도에서 다시 골라 주세요.",
                "There is no neighbourhood here. Choose another place on the map."
            )
        case .notHome:
            Words("우리 동네로 정한 곳이 아니에요.", "That isn't one of your neighbourhoods.")
        case .addressMissing:
            Words("주소를 적어 주세요.", "Please write an address.")
        case .addressUnknown:
            Words(
                "주소를 찾지 못했어요. 동 이름까지 적거나 지도에서 골라 주세요.",
                "The address can't be found. Name the dong, or choose the place on the map."
            )
        case .addressAmbiguous:
            Words(
                "주소가 여러 동네에 있어요. 더 자세히 적거나 지도에서 골라 주세요.",
                "That could be in several neighbourhoods. Say more, or choose the place on the map."
            )
        case .unclear:
            Words(
                "지도, 주소, 우리 동네 중 하나로 장소를 정해 주세요.",
                "Name the place in one way: on the map, by address, or as your neighbourhood."
            )
        }
    }
}
