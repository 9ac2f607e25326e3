import Arguments
import Domain
import Remote
import Wire

enum AccountShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("내 계정을 보여 줘요", "Show my account"),
            example: .init("madang account show")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.accounts.mine()) }
        return answer.value.account.printout(context, keptSince: answer.keptSince)
    }
}
