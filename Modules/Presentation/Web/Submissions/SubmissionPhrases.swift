import Wording

/// Texts of what waits for approval.
enum SubmissionPhrases {
    static let queue = Words("올라온 글 확인", "Posts to review")
    static let mine = Words("확인을 기다리는 내 글", "My posts in review")
    static let submit = Words("글 올리기", "Post")
    static let nothing = Words("확인할 글이 없어요", "Nothing to review")
    static let nothingText = Words(
        "이웃이 쓴 것이 확인을 기다리면 여기에 나와요.",
        "What members wrote and has to be reviewed appears here."
    )
    static let nothingOfMine = Words("확인을 기다린 글이 없어요", "None of your posts was reviewed")
    static let nothingOfMineText = Words(
        "어떤 글은 운영자가 확인한 뒤에 이웃에게 보여요. 그런 글은 여기에 나와요.",
        "An operator looks at some posts before neighbours see them. They appear here."
    )
    static let waiting = Words(
        "운영자가 확인하고 있어요. 승인되면 알려 드릴게요. 그때까지 나에게만 보여요.",
        "An operator is reviewing it. We tell you when it is approved; until then only you see it."
    )
    static let declined = Words(
        "승인되지 않았어요. 내용을 고치면 다시 확인해요.",
        "It wasn't approved. Edit it, and it is reviewed again."
    )
    static let trusted = Words("확인 없이 올리는 이웃", "Trusted members")
    static let trustedText = Words(
        "이 이웃의 글과 댓글은 확인을 기다리지 않고 바로 공개돼요.",
        "What these members write is open at once, without review."
    )
    static let nothingTrusted = Words("아직 없어요", "None yet")
    static let nothingTrustedText = Words(
        "글을 승인할 때 정할 수 있어요.",
        "You can trust a member when you approve a post."
    )
    static let trust = Words(
        "다음부터 이 이웃의 글은 확인 없이 공개하기",
        "Open further posts by this member at once"
    )
    static let distrust = Words("빼기", "Remove")
    static let similar = Words("혹시 이 행사인가요?", "Is it one of these?")
    static let isNew = Words("아니에요, 다른 행사예요", "No, it is another event")
    static let edits = Words("수정 기록", "Edits")
    static let noEdits = Words("수정한 적이 없어요", "Never edited")
    static let noEditsText = Words("고치면 여기에 남아요.", "Edits are kept here.")
    static let formerTitle = Words("전 제목", "Former title")
    static let decide = Words("이 글을 공개할까요?", "Publish this post?")
    static let decideText = Words(
        "아직 올린 이웃과 운영자에게만 보여요.",
        "Only its author and operators see it so far."
    )
    static let approve = Words("승인하기", "Approve")
    static let decline = Words("반려하기", "Decline")
    static let comments = Words("확인할 댓글", "Comments to review")
    static let comment = Words("댓글", "Comment")
    static let noComments = Words("확인할 댓글이 없어요", "No comments to review")
    static let reason = Words("반려하는 이유", "Reason")
    static let reasonHint = Words("올린 이웃에게 그대로 보여요.", "Its author sees this text.")
}
