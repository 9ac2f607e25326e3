public import Domain

extension Submission.State {
    public var words: Words {
        switch self {
        case .waiting: Words("확인 중", "In review")
        case .approved: Words("승인됨", "Approved")
        case .declined: Words("반려됨", "Not approved")
        }
    }
}

extension SubmissionRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("확인할 글을 찾을 수 없어요.", "There is no such submission.")
        case .decided: Words("이미 처리된 글이에요.", "This listing was decided on already.")
        case .addressUnconfirmed:
            Words("이메일을 확인한 이웃만 믿을 수 있어요.", "Only members with a confirmed email address can be trusted.")
        case .noMember: Words("그런 이웃이 없어요.", "There is no such member.")
        case .reasonMissing: Words("반려하는 이유를 적어 주세요.", "Please say why.")
        case .reasonTooLong:
            Words(
                "이유는 \(SubmissionReason.longest)자까지 적을 수 있어요.",
                "A reason has at most \(SubmissionReason.longest) characters."
            )
        }
    }
}
