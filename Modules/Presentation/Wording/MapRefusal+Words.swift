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
                "글이 너무 많아서 목록으로 보여 드릴 수 없어요. 더 가까이에서 봐 주세요.",
                "There are too many to list. Please look more closely."
            )
        }
    }
}
