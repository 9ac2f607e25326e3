import Wording

/// Texts of conversations.
enum TalkPhrases {
    static let quickReplies = Words("빠른 답장", "Quick replies")
    static let quick = [
        Words("네, 가능해요", "Yes, that works"), Words("언제가 좋으세요?", "When suits you?"),
        Words("어디에서 만날까요?", "Where shall we meet?"), Words("고마워요", "Thank you"),
    ]
    static let withBlocked = Words("차단한 이웃과의 대화", "Chats with neighbours you block")
    static let nothingWithBlocked = Words(
        "차단한 이웃과 나눈 대화가 있으면 여기에 남아요.",
        "Conversations with neighbours you block stay here."
    )
    static let nothing = Words("아직 나눈 대화가 없어요", "No conversations yet")
    static let nothingText = Words(
        "마음에 드는 글에서 '채팅하기'를 눌러 보세요.",
        "Find something you like, and press “Chat”."
    )
    static let lookAround = Words("동네 글 둘러보기", "Browse listings")
    static let begun = Words("새 대화예요.", "New conversation.")
    static let me = Words("나", "Me")
    static let messageMore = Words("메시지 더 보기", "More for this message")
    static let hide = Words("나만 안 보기", "Hide for me")
    static let hideText = Words("다른 이웃에게는 그대로 보여요.", "Everyone else still sees it.")
    static let hidden = Words("메시지를 숨겼어요.", "The message is hidden.")
    static let unhide = Words("되돌리기", "Undo")
    static let deleteForAll = Words("모두에게서 지우기", "Delete for everyone")
    static let deletionText = Words(
        "대화하는 모두에게서 지워지고, 삭제된 메시지라고만 남아요. 보낸 지 5분까지 할 수 있어요.",
        "It is erased for everyone, and only that it was deleted remains. Possible for five minutes."
    )
    static let menu = Words("메뉴 더 보기", "More actions")
    static let mute = Words("알림 끄기", "Mute")
    static let unmute = Words("알림 켜기", "Unmute")
    static let muted = Words("알림 꺼짐", "Muted")
    static let leave = Words("채팅방 나가기", "Leave conversation")
    static let blocked = Words(
        "지금은 이 이웃과 대화할 수 없어요. 지난 대화만 볼 수 있어요.",
        "You can't talk with this neighbour now. Past messages stay readable."
    )
    static let gone = Words("삭제된 글", "Listing deleted")
    static let earlier = Words("이전 메시지 보기", "Earlier messages")
    static let toLatest = Words("최신 메시지 보기", "Latest messages")
    static let picture = Words("사진", "Picture")
    static let message = Words("메시지", "Message")
    static let send = Words("보내기", "Send")
    static let said = Words("주고받은 메시지", "Messages")
    static let read = Words("읽음", "Read")

    static let archived = Words(
        "모임이 끝나서 지난 대화만 볼 수 있어요.",
        "It is over. You can only read the past messages."
    )
    static let formerMember = Words("나간 이웃", "A former member")

    static func members(_ count: Int) -> Words { Words("\(count)명", count.of("member")) }

    static func unread(_ count: Int) -> Words { Words("새 메시지 \(count)개", count.of("new message")) }

    static func pictures(_ count: Int) -> Words { Words("사진 \(count)장", count.of("picture")) }
}
