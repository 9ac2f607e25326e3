public import Domain

extension MeetingPlaceRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .nameTooLong:
            Words(
                "장소 이름은 \(MeetingPlace.longest)자까지 쓸 수 있어요.",
                "A place name has at most \(MeetingPlace.longest) characters."
            )
        case .hintTooLong:
            Words(
                "만날 곳 설명은 \(MeetingPlace.longest)자까지 쓸 수 있어요.",
                "A note on where to meet has at most \(MeetingPlace.longest) characters."
            )
        }
    }
}
