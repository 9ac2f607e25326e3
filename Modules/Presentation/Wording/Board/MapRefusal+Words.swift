public import Domain

extension MapRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .invalidBox:
            Words(
                "지도 범위는 서쪽, 남쪽, 동쪽, 북쪽 순서로 적어 주세요.",
                "A box is west, south, east, north, in degrees, each pair in that order."
            )
        case .tooMany:
            Words(
                "글이 너무 많아요. 지도를 확대하면 목록이 나와요.",
                "There are too many to list. Zoom in to see them."
            )
        }
    }
}
