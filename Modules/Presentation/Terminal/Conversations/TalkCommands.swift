import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang talk …`
enum TalkCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "talk",
            summary: language.say("이웃과 글에 대해 이야기해요", "Chat with neighbours about listings"),
            example: .init("madang talk list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [list, start, read, send, delete, hide, unhide, follow, mute, leave]

    static let conversation = Input.place(
        "id",
        label: "CONVERSATION",
        Words("대화의 ID. 'madang talk list'에 나와요", "the ID of a conversation; 'madang talk list' shows it")
    )

    private static let message = Input.place(
        "number",
        label: "NUMBER",
        Words("메시지 번호. 'madang talk read'에 나와요", "the number of a message; 'madang talk read' shows it")
    )

    private static let list = Action(
        "list",
        Words("내 대화를 최신순으로 보여 줘요", "Show my conversations, most recent first"),
        example: "madang talk list --limit 5",
        options: { language in
            [
                .flag("blocked", summary: language.say("차단한 이웃과의 대화", "with neighbours whom I block"))
            ] + SliceOptions.all(in: language)
        }
    ) { context in
        let part: ConversationPart? = context.invocation.flag("blocked") ? .blocked : nil
        let query = ConversationQuery(part: part, context.slice)
        return try await context.answer(to: API.conversations.list(query)).printout(
            context,
            nothing: Words(
                "아직 대화가 없어요. 'madang talk start 글ID'로 시작해 보세요.",
                "No conversations yet. Start one with 'madang talk start LISTING'."
            )
        )
    }

    private static let mute = Action(
        "mute",
        Words("대화의 알림을 꺼요. 약속 알림은 계속 와요", "Mute a conversation; notifications about its lessons stay on"),
        example: "madang talk mute 02SJ7Q4B80H5C",
        takes: [conversation],
        options: { language in
            [
                .flag("off", summary: language.say("알림을 다시 켜요", "turn notifications on again"))
            ]
        }
    ) { context in
        let id = try context.conversation
        let isMuted = !context.invocation.flag("off")
        let operation = isMuted ? API.conversations.mute : API.conversations.unmute
        try await context.askAsMember { try await $0(operation(id)) }
        return .done(
            isMuted
                ? context.say("이 채팅의 알림을 껐어요.", "The conversation is muted.")
                : context.say("이 채팅의 알림을 켰어요.", "The conversation is no longer muted.")
        )
    }

    private static let delete = Action.doing(
        API.conversations.delete,
        "delete",
        Words(
            "보낸 지 5분이 안 된 내 메시지를 모두에게서 지워요",
            "Delete a message of mine for all, within five minutes of sending it"
        ),
        example: "madang talk delete 02SJ7Q4B80H5C 12",
        conversation,
        message,
        says: Words("메시지를 삭제했어요.", "The message is deleted.")
    )

    private static let hide = Action.doing(
        API.conversations.hide,
        "hide",
        Words("메시지를 나만 안 보이게 숨겨요", "Hide a message from my view only"),
        example: "madang talk hide 02SJ7Q4B80H5C 12",
        conversation,
        message,
        says: Words("메시지를 숨겼어요.", "The message is hidden.")
    )

    private static let unhide = Action.doing(
        API.conversations.unhide,
        "unhide",
        Words("숨긴 메시지를 다시 보여 줘요", "Show a message again that I have hidden"),
        example: "madang talk unhide 02SJ7Q4B80H5C 12",
        conversation,
        message,
        says: Words("메시지가 다시 보여요.", "The message is visible again.")
    )

    private static let leave = Action.doing(
        API.conversations.leave,
        "leave",
        Words("채팅방을 나가요. 새 메시지가 오면 목록에 다시 나와요", "Leave a conversation; it returns with a new message"),
        example: "madang talk leave 02SJ7Q4B80H5C",
        conversation,
        says: Words("채팅방을 나갔어요.", "You left the conversation.")
    )
}

extension CommandContext {
    var conversation: Conversation.ID {
        get throws { try identifier(or: ConversationRefusal.notFound) }
    }
}

extension ConversationBody: Tabular {
    static let columns: [TableColumn<ConversationBody>] = [
        .init(Words("ID", "ID")) { conversation, _ in conversation.id.description },
        .init(Words("이웃", "Neighbour"), canShrink: true) { $1.partner(of: $0) },
        .init(Words("글", "Listing"), canShrink: true) { conversation, _ in conversation.title },
        .init(Words("읽지 않음", "Unread"), .right) { conversation, _ in
            let unread = conversation.read.marks.unread
            return unread == 0 ? "" : "\(unread)"
        },
        .init(Words("마지막 메시지", "Last message"), canShrink: true) { conversation, context in
            conversation.latest.map { context.line(of: $0, with: nil, in: conversation) } ?? ""
        },
        .init(Words("때", "When")) { conversation, _ in
            (conversation.latest?.sentAt ?? conversation.begunAt).stamp
        },
    ]
}
