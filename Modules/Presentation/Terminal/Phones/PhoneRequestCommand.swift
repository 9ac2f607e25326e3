import Arguments
import Domain
import Remote
import Wire

enum PhoneRequestCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "request",
            summary: language.say(
                "대화 상대의 전화번호를 요청해요",
                "Request the phone number of the neighbour in a conversation"
            ),
            example: .init("madang phone request 02SJ7Q4B80H5C"),
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        let phones = try await context.askAsMember { client in
            try await client(API.phones.request(id))
            return try await client(API.phones.ofConversation(id))
        }
        return Printout(phones, text: context.phones(phones))
    }
}
