public import Domain

extension Deal.State {
    public var words: Words {
        switch self {
        case .proposed: Words("제안", "Suggested")
        case .changesAsked: Words("변경 요청", "Changes asked for")
        case .replaced: Words("새 제안으로 바뀜", "Replaced")
        case .declined: Words("거절", "Declined")
        case .withdrawn: Words("제안 취소", "Withdrawn")
        case .accepted: Words("확정", "Accepted")
        case .cancelled: Words("취소", "Cancelled")
        case .done: Words("완료", "Done")
        case .lapsed: Words("기간 지남", "Expired")
        }
    }
}

extension DealParties.Role {
    public var words: Words {
        switch self {
        case .provider: Words("가르쳐요", "Teaching")
        case .receiver: Words("배워요", "Learning")
        }
    }
}

extension Rating {
    public var text: String { "\(stars)" }
}
