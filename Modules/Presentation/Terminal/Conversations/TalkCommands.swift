import Arguments
import Domain
import Wire
import Wording

enum TalkCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            TalkListCommand.self, TalkStartCommand.self, TalkReadCommand.self, TalkSendCommand.self,
            TalkFollowCommand.self, TalkMuteCommand.self, TalkLeaveCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "talk",
            summary: language.say("이웃과 글에 대해 이야기해요", "Chat with neighbours about listings"),
            example: .init("madang talk list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func conversation(in language: Language) -> Argument {
        Argument(
            "id",
            label: "CONVERSATION",
            summary: language.say(
                "대화의 ID. 'madang talk list'에 나와요",
                "the ID of a conversation; 'madang talk list' shows it"
            )
        )
    }
}

extension CommandContext {
    var conversation: Conversation.ID {
        get throws { try identifier(or: ConversationRefusal.notFound) }
    }

    /// An entry on one line.
    ///
    /// - Parameter deal: the deal that the entry is shown with.
    func line(of message: MessageBody, with deal: DealBody?, in conversation: ConversationBody) -> String {
        if let line = message.line?.line {
            let words = line.event.words(by: line.actor.map { actor($0, in: conversation) })[language]
            return deal.map { "\(words) (\($0.summary(below: message, self)))" } ?? words
        }
        let pictures = message.images.count
        let shown = pictures == 0 ? nil : say("(사진 \(pictures)장)", "(pictures: \(pictures))")
        return [message.text, shown].compactMap { $0 }.joined(separator: " ")
    }

    func speaker(of message: MessageBody, in conversation: ConversationBody) -> String {
        guard message.line == nil else { return "*" }
        guard let sender = message.sender else { return partner(of: conversation) }
        return sender == conversation.partner?.member.id ? partner(of: conversation) : say("나", "me")
    }

    func partner(of conversation: ConversationBody) -> String {
        if let partner = conversation.partner { return partner.member.nickname.text }
        return conversation.isBlocked
            ? say("대화할 수 없는 이웃", "an unavailable neighbour") : say("탈퇴한 이웃", "a former neighbour")
    }

    private func actor(_ member: Member.ID, in conversation: ConversationBody) -> Line.Event.Actor {
        member == conversation.partner?.member.id ? .other(partner(of: conversation)) : .reader
    }
}
