public import Domain

extension DrawnAreaRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .unreadable: Words("그린 구역을 읽지 못했어요. 다시 그려 주세요.", "The area can't be read. Please draw it again.")
        case .tooFewCorners:
            Words("구역을 한 바퀴 둘러 그려 주세요.", "An area has at least three corners. Draw around it.")
        case .tooManyCorners:
            Words(
                "구역의 꼭짓점은 \(DrawnArea.counts.upperBound)개까지예요. 더 단순하게 그려 주세요.",
                "An area has at most \(DrawnArea.counts.upperBound) corners. Draw a simpler one."
            )
        case .crossesItself:
            Words("구역의 선이 서로 겹쳐요. 다시 그려 주세요.", "The sides of the area cross. Please draw it again.")
        case .tooLarge:
            Words("구역이 너무 넓어요. 지도를 확대해서 그려 주세요.", "The area is too large. Zoom in and draw a smaller one.")
        }
    }
}
