public import Domain

extension CommentOrder {
    public var words: Words {
        switch self {
        case .oldest: Words("등록순", "Oldest first")
        case .newest: Words("최신순", "Newest first")
        }
    }
}

extension CommentRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("찾을 수 없는 댓글이에요.", "There is no such comment.")
        case .notYours:
            Words("내가 쓴 댓글만 고치거나 삭제할 수 있어요.", "You can only edit or delete your own comments.")
        case .notTaken: Words("댓글을 쓸 수 없는 글이에요.", "This listing takes no comments.")
        case .replyToReply:
            Words(
                "답글에는 답글을 달 수 없어요. 원래 댓글에 달아 주세요.",
                "A reply takes no replies. Please reply to the comment."
            )
        case .textMissing: Words("내용을 적어 주세요.", "Please write something.")
        case .textTooLong: Words("댓글은 1,000자까지 쓸 수 있어요.", "A comment can have at most 1,000 characters.")
        }
    }
}
