import Arguments
import Domain
import Remote
import Wire

enum TalkLeaveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "leave",
            summary: language.say(
                "채팅방을 나가요. 새 메시지가 오면 목록에 다시 나와요",
                "Leave a conversation; it returns with a new message"
            ),
            example: .init("madang talk leave 02SJ7Q4B80H5C"),
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        try await context.askAsMember { try await $0(API.conversations.leave(id)) }
        return .done(context.say("채팅방을 나갔어요.", "You left the conversation."))
    }
}
