public import Domain

extension MapRefusal: Worded {
    public var words: Words {
        switch self {
        case .invalidBox:
            Words(
                "지도 범위는 서쪽, 남쪽, 동쪽, 북쪽 순서로 적어 주세요.",
                "A box is west, south, east, north, in degrees, each pair in that order."
            )
        }
    }
}
