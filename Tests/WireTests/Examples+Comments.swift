import Domain
import Wire

/// Bodies of comments.
extension Examples {
    static let comments: [any Body] = [
        CommentTextBody("주차할 수 있나요?"), CommentBody(comment(isRemoved: false)),
        CommentBody(comment(isRemoved: true)),
        ListBody([CommentBody(comment(isRemoved: false))], next: "1-2"),
    ]

    private static func comment(isRemoved: Bool) -> CommentSummary {
        let content = CommentSummary.Content(
            by: MemberCard(id: account.id, nickname: account.nickname, picture: nil),
            isByOrganiser: true,
            made { try CommentText("네, 두 대까지요.") },
            editedAt: now
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
