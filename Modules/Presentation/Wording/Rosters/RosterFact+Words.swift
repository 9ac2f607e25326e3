public import Domain

extension RosterEntry.Status {
    /// The state of a member's own application.
    public var words: Words {
        switch self {
        case .applied: Words("신청했어요", "Applied")
        case .waiting: Words("기다리는 중", "Waiting")
        case .offered: Words("자리가 났어요", "A seat for you")
        case .admitted: Words("참여해요", "Taking part")
        case .declined: Words("거절되었어요", "Declined")
        case .removed: Words("참여가 끝났어요", "Participation ended")
        }
    }

    /// The state of an entry in the organiser's list.
    public var label: Words {
        switch self {
        case .applied: Words("신청", "Applied")
        case .waiting: Words("대기", "Waiting")
        case .offered: Words("자리 안내", "Seat offered")
        case .admitted: Words("참여", "Taking part")
        case .declined: Words("거절", "Declined")
        case .removed: Words("내보냄", "Removed")
        }
    }
}

extension RosterFact.Event {
    /// What happened, in a sentence to the member concerned.
    public func words(at now: Moment) -> Words {
        switch self {
        case .applied: Words("신청했어요.", "You applied.")
        case .admitted: Words("참여하게 되었어요.", "You are in.")
        case .waiting(let place):
            Words(
                "자리가 모두 차서 \(place)번째로 기다리게 되었어요.",
                "All seats were taken. You became number \(place) on the waiting list."
            )
        case .offered(let until):
            Words(
                "자리가 났어요. \(until.words(at: now)[.korean])까지 맡아 둘게요.",
                "A seat is free. It is held for you until \(until.words(at: now)[.english])."
            )
        case .lapsed(let until):
            Words(
                "\(until.words(at: now)[.korean])까지 답이 없어 자리가 다음 이웃에게 넘어갔어요.",
                "You didn't claim the seat until \(until.words(at: now)[.english]), so it went to the next."
            )
        case .declined(let reason):
            explained("신청이 거절되었어요.", "Your application was declined.", reason)
        case .removed(let reason):
            explained("모임장이 참여를 끝냈어요.", "The organiser ended your participation.", reason)
        case .withdrawn: Words("신청을 취소했어요.", "You withdrew.")
        case .left: Words("참여를 취소했어요.", "You left.")
        case .changed(let changes): changes.words(at: now)
        case .cancelled(let reason):
            explained("모임이 취소되었어요.", "The listing was cancelled.", reason)
        case .reopened: Words("모임장이 취소를 되돌렸어요.", "The organiser took the cancellation back.")
        case .ended: Words("글이 삭제되었어요.", "The listing was deleted.")
        }
    }
}

private func explained(_ korean: String, _ english: String, _ reason: RosterNote?) -> Words {
    guard let reason else { return Words(korean, english) }
    return Words("\(korean) 이유: \(reason.text)", "\(english) Reason: \(reason.text)")
}
