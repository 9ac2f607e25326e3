public import Domain

private let mostUnanswered = Conversation.mostUnansweredADay

extension ConversationRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 대화예요.", "There is no such conversation.")
        case .left:
            Words(
                "나간 대화예요. 이웃이 다시 말을 걸면 목록으로 돌아와요.",
                "You left this conversation. It returns to your list when your neighbour writes again."
            )
        case .ownListing:
            Words("내가 쓴 글에는 대화를 시작할 수 없어요.", "You can't start a conversation about your own listing.")
        case .textMissing:
            Words("메시지를 써 주세요.", "Please write a message.")
        case .textTooLong:
            Words("메시지는 2,000자까지 보낼 수 있어요.", "A message can have at most 2,000 characters.")
        case .blocked:
            Words("이 이웃과는 대화할 수 없어요.", "You can't talk with this neighbour.")
        case .partnerGone:
            Words("탈퇴한 이웃이라 메시지를 보낼 수 없어요.", "This neighbour has left Madang.")
        case .archived:
            Words("끝난 모임의 대화라 볼 수만 있어요.", "This chat is over. You can only read it.")
        case .messageNotFound:
            Words("이 대화에 없는 메시지예요.", "This conversation has no such message.")
        case .messageOfAnother:
            Words("내가 보낸 메시지만 삭제할 수 있어요.", "You can only delete your own messages.")
        case .deletionOver:
            Words(
                "보낸 지 5분이 지나 삭제할 수 없어요.",
                "A message can be deleted within five minutes of sending it."
            )
        case .dealOpen:
            Words(
                "아직 남은 약속이 있어요. 먼저 취소하거나 마쳐 주세요.",
                "There is still an open appointment. Cancel it or finish it first."
            )
        case .unanswered:
            Words(
                "답장을 받기 전에는 하루에 \(mostUnanswered)개까지 보낼 수 있어요. 조금만 기다려 주세요.",
                """
                Until your neighbour answers, you can send up to \(mostUnanswered) messages a day. Please \
                give them some time.
                """
            )
        case .tooManyMessages:
            Words(
                "하루에 보낼 수 있는 메시지를 모두 보냈어요. 내일 다시 시도해 주세요.",
                "You have sent as many messages as a day allows. Please try again tomorrow."
            )
        case .tooManyBegun:
            Words(
                "하루에 새 대화는 50개까지 시작할 수 있어요. 내일 다시 시도해 주세요.",
                "You can start up to 50 conversations a day. Please try again tomorrow."
            )
        }
    }
}
