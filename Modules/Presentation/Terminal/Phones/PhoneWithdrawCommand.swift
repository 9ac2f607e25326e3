import Arguments
import Domain
import Remote
import Wire

enum PhoneWithdrawCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw",
            summary: language.say("내 전화번호를 더는 보여 주지 않아요", "Withdraw my phone number"),
            example: .init("madang phone withdraw 02SJ7Q4B80H5C"),
            arguments: [TalkCommands.conversation(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.conversation
        try await context.askAsMember { try await $0(API.phones.withdraw(id)) }
        return .done(
            context.say("이제 이 이웃에게 전화번호가 보이지 않아요.", "Your neighbour no longer sees your phone number.")
        )
    }
}
