public import Domain

extension OperatorQueue {
    public var words: Words {
        switch self {
        case .reports: Words("신고", "Reports")
        case .appeals: Words("이의 제기", "Appeals")
        case .submissions: Words("글 확인", "Posts to review")
        case .orders: Words("돈", "Payments")
        case .verifications: Words("선생님 서류", "Documents")
        case .claims: Words("행사 맡기", "Claims")
        case .sources: Words("행사 출처", "Sources")
        case .failedJobs: Words("실패한 작업", "Failed jobs")
        }
    }
}
