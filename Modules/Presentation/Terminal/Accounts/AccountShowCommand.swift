import Arguments
import Domain
import Remote

enum AccountShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("내 계정을 보여 줘요", "Show my account"),
            example: .init("madang account show")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.accounts.me() }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
