public import Domain

extension Deal.State {
    public var words: Words {
        switch self {
        case .proposed: Words("제안", "proposed")
        case .changesAsked: Words("변경 요청", "changes asked")
        case .replaced: Words("새 제안으로 바뀜", "replaced")
        case .declined: Words("거절", "declined")
        case .withdrawn: Words("제안 취소", "withdrawn")
        case .accepted: Words("확정", "accepted")
        case .cancelled: Words("취소", "cancelled")
        case .done: Words("완료", "done")
        case .lapsed: Words("시간 지남", "lapsed")
        }
    }
}

extension DealParties.Role {
    public var words: Words {
        switch self {
        case .provider: Words("가르쳐요", "teaching")
        case .receiver: Words("배워요", "learning")
        }
    }
}

extension Rating {
    public var text: String { "\(stars)" }
}
