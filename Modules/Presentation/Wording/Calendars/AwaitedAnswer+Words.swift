public import Domain

extension AwaitedAnswer.Kind {
    /// "하늘님이 약속을 제안했어요", "Haneul proposes a time".
    ///
    /// - Parameter name: of the member who waits; nil for a deleted account, and where none is named.
    public func words(by name: String?) -> Words {
        let (korean, english) = (name.map { "\($0)님" } ?? "탈퇴한 이웃", name ?? "A former neighbour")
        return switch self {
        case .proposal: Words("\(korean)이 약속을 제안했어요", "\(english) proposes a time")
        case .changes: Words("\(korean)이 조건을 바꾸고 싶어 해요", "\(english) asks for other terms")
        case .move: Words("\(korean)이 시간을 바꾸자고 해요", "\(english) proposes another time")
        case .noShow: Words("\(korean)이 만나지 못했다고 해요", "\(english) says you didn't come")
        case .application: Words("\(korean)이 신청했어요", "\(english) applies to join")
        case .seat: Words("자리가 났어요", "A seat is held for you")
        case .absence: Words("불참으로 표시됐어요", "You were marked as absent")
        case .dispute: Words("\(korean)이 불참이 아니라고 해요", "\(english) disputes an absence")
        case .openQuestion: Words("이 글이 아직 유효한가요?", "Is this listing still open?")
        }
    }
}
