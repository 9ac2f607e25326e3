import Arguments
import Domain
import Remote
import Wire

enum PhoneReadCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "read",
            summary: language.say(
                "대화 상대의 전화번호를 보여 줘요",
                "Show the phone number of the neighbour in a conversation"
            ),
            example: .init("madang phone read 02SJ7Q4B80H5C"),
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        let phones = try await context.askAsMember { try await $0(API.phones.ofConversation(id)) }
        return Printout(phones, text: context.phones(phones))
    }
}
