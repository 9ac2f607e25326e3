import Domain
import Wire

/// Bodies of comments.
extension Examples {
    static let comments: [any Body] = [
        CommentTextBody("주차할 수 있나요?"), CommentBody(comment()),
        CommentBody(comment(isRemoved: true)), CommentBody(comment(.declined)),
        ListBody([CommentBody(comment())], next: "1-2"),
    ]

    static func comment(_ submission: Submission.State? = nil, isRemoved: Bool = false) -> CommentSummary {
        let content = CommentSummary.Content(
            by: MemberCard(id: account.id, nickname: account.nickname, picture: nil),
            isByOrganiser: true,
            made { try CommentText("네, 두 대까지요.") },
            editedAt: now,
            submission: submission,
            reason: submission == .declined ? made { try SubmissionReason("광고예요") } : nil
        )
        return CommentSummary(
            Comment.ID(rawValue: 9),
            on: Subject(.listing, 4),
            title: isRemoved ? nil : "역 앞 1층",
            replyingTo: isRemoved ? nil : Comment.ID(rawValue: 8),
            writtenAt: now,
            isRemoved ? nil : content
        )
    }
}
