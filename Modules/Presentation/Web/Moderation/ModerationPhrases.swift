import Domain
import Wire
import Wording

/// Texts of blocks and reports.
enum ModerationPhrases {
    static let reportText = Words(
        "운영자만 볼 수 있어요. 상대에게는 알리지 않아요.",
        "Only operators see this. Your neighbour isn't told."
    )
    static let reason = Words("어떤 문제인가요?", "What is wrong?")
    static let note = Words("자세한 내용", "Tell us more")
    static let noteHint = Words(
        "무슨 일이 있었는지 알려 주시면 더 빨리 처리할 수 있어요.",
        "What happened? Details help us decide sooner."
    )
    static let send = Words("신고하기", "Report")
    static let further = Words("함께 신고할 메시지", "Report with it")
    static let furtherHint = Words(
        "같은 이웃이 보낸 앞뒤 메시지예요. 고르면 운영자가 함께 봐요.",
        "What the same neighbour sent before and after. Operators see what you choose."
    )

    static let blocks = Words("차단한 이웃", "Blocked neighbours")
    static let blocksText = Words(
        "차단하면 서로의 글과 프로필이 보이지 않고 대화할 수 없어요. 상대에게는 알리지 않아요.",
        "You no longer see each other and can't talk. Your neighbour isn't told."
    )
    static func blockTitle(of plan: BlockPlanBody) -> Words {
        guard !plan.endsNothing else { return Words("이웃을 차단할까요?", "Block this neighbour?") }
        return !plan.deals.isEmpty
            ? Words("차단하면 약속이 취소돼요", "Blocking cancels your lessons")
            : Words("차단하면 함께하는 모임이 끝나요", "Blocking ends what you take part in together")
    }

    static let blockText = Words(
        "서로의 글과 프로필이 보이지 않고 메시지를 보낼 수 없어요. 지난 약속과 그 대화는 '내 약속'에서 계속 볼 수 있어요.",
        "You no longer see each other and can't send messages. Past appointments stay in yours, with their "
            + "chats."
    )
    static let blockCancels = Words("취소되는 약속", "Lessons that will be cancelled")
    static let blockEnds = Words("함께할 수 없게 되는 모임", "What you can no longer do together")
    static let otherLeaves = Words("상대가 빠져요", "Your neighbour leaves")
    static let iLeave = Words("내가 빠져요", "You leave")
    static let blockTold = Words(
        "차단은 알리지 않아요. 약속이 취소되거나 모임에서 빠진 것은 상대가 알 수 있어요.",
        "Your neighbour isn't told about the block, but can see that a lesson was cancelled or who left."
    )
    static let blockAnyway = Words("차단하기", "Block")
    static let blockAndCancel = Words("차단하고 약속 취소", "Block and cancel")
    static let noBlocks = Words("차단한 이웃이 없어요", "No blocked neighbours")
    static let noBlocksText = Words(
        "이웃의 프로필에서 차단할 수 있어요.",
        "You can block neighbours from their profile."
    )
    static let unblock = Words("차단 해제", "Unblock")

    static func blockedSince(_ age: Words) -> Words {
        Words("\(age[.korean]) 차단", "Blocked \(age[.english])")
    }

    static func reportTitle(_ kind: Subject.Kind?) -> Words {
        switch kind {
        case .listing: Words("글 신고하기", "Report this listing")
        case .member: Words("이웃 신고하기", "Report this neighbour")
        case .conversation: Words("채팅 신고하기", "Report this chat")
        case .message: Words("메시지 신고하기", "Report this message")
        case .review: Words("후기 신고하기", "Report this review")
        case .runLog: Words("러닝 로그 신고하기", "Report this running log")
        case .comment: Words("댓글 신고하기", "Report this comment")
        case .deal, .order, .savedSearch, .verification, .report, nil: Words("신고하기", "Report")
        }
    }
}
