import Domain
import Wording

/// Texts of comments.
enum CommentPhrases {
    static let title = Words("댓글", "Comments")
    static let mine = Words("내가 쓴 댓글", "My comments")
    static let noneTitle = Words("아직 댓글이 없어요", "No comments yet")
    static let none = Words("궁금한 점을 물어보세요.", "Ask what you would like to know.")
    static let noneOfMine = Words("아직 쓴 댓글이 없어요", "You have written no comments")
    static let noneOfMineText = Words(
        "이웃의 글에 댓글을 남기면 여기에 모여요.",
        "Comment on a neighbour's post, and it appears here."
    )
    static let write = Words("댓글 쓰기", "Write a comment")
    static let text = Words("댓글", "Comment")
    static let hint = Words(
        "누구나 읽을 수 있어요. 전화번호나 계좌번호는 적지 마세요.",
        "Everyone can read it. Leave out phone and account numbers."
    )
    static let send = Words("등록", "Post")
    static let signIn = Words("로그인하고 댓글 쓰기", "Sign in to comment")
    static let all = Words("댓글 모두 보기", "See all comments")
    static let thread = Words("댓글과 답글", "Comment and replies")
    static let reply = Words("답글 쓰기", "Reply")
    static let sendReply = Words("답글 등록", "Post reply")
    static let replyTo = Words("답글", "Reply")
    static let edit = Words("수정", "Edit")
    static let editTitle = Words("댓글 수정", "Edit comment")
    static let delete = Words("삭제", "Delete")
    static let deletionTitle = Words("댓글을 삭제할까요?", "Delete this comment?")
    static let deletionLead = Words(
        "되돌릴 수 없어요. 답글이 있으면 답글은 남아요.",
        "This can't be undone. Replies stay."
    )
    static let deleteNow = Words("댓글 삭제", "Delete comment")
    static let edited = Words("수정됨", "edited")
    static let organiser = Words("글쓴이", "Author")
    static let removed = Words("볼 수 없는 댓글이에요.", "This comment is not available.")
    static let goneListing = Words("볼 수 없는 글", "A listing that isn't available")
    static let order = Words("정렬", "Order")

    static func menu(_ name: String) -> Words {
        Words("\(name)님의 댓글 메뉴", "Menu of the comment by \(name)")
    }

    static func deletedWithListing(_ count: Int) -> Words {
        Words("댓글 \(count)개도 함께 삭제돼요.", "Its \(count.of("comment")) will be deleted, too.")
    }

    /// The heading of a number of comments.
    static func title(_ count: Int) -> Words {
        count == 0 ? title : Words("댓글 \(count)", count.of("comment"))
    }
}
