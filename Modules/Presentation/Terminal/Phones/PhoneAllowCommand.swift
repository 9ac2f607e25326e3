import Arguments
import Domain
import Remote
import Wire

enum PhoneAllowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "allow",
            summary: language.say("내 전화번호를 대화 상대에게 알려 줘요", "Share my phone number in a conversation"),
            example: .init("madang phone allow 02SJ7Q4B80H5C"),
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        try await context.askAsMember { try await $0(API.phones.allow(id)) }
        return .done(context.say("이 대화의 이웃에게 전화번호를 보여 줘요.", "Your neighbour can see your phone number."))
    }
}
