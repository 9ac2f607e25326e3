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

extension Deal.Purpose {
    public var words: Words {
        switch self {
        case .teaching: Words("수업 약속", "Lesson")
        case .viewing: Words("방문 약속", "Viewing")
        }
    }
}

extension DealParties.Role {
    public func words(of purpose: Deal.Purpose) -> Words {
        switch (self, purpose) {
        case (.provider, .teaching): Words("가르쳐요", "Teaching")
        case (.receiver, .teaching): Words("배워요", "Learning")
        case (.provider, .viewing): Words("보여 줘요", "Showing")
        case (.receiver, .viewing): Words("보러 가요", "Viewing")
        }
    }

    /// Of deals of any purpose.
    public var words: Words {
        switch self {
        case .provider: Words("내가 여는 약속", "I teach or show")
        case .receiver: Words("내가 가는 약속", "I learn or view")
        }
    }
}

extension Rating {
    public var text: String { "\(stars)" }
}
