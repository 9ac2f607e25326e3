import Arguments
import Domain
import Remote
import Wire

enum PhoneDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say("전화번호 요청을 거절해요", "Decline to share my phone number"),
            example: .init("madang phone decline 02SJ7Q4B80H5C"),
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        try await context.askAsMember { try await $0(API.phones.decline(id)) }
        return .done(context.say("전화번호 요청을 거절했어요.", "The request is declined."))
    }
}
