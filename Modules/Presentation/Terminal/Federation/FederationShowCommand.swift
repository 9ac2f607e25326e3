import Arguments
import Domain
import Remote
import Wire

enum FederationShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say(
                "(운영자) 계정과 팔로워의 서버를 보여 줘요",
                "(Operator) Show the account and followers' hosts"
            ),
            example: .init("madang federation show")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.followers.status()) }
        return Printout(answer.value, text: context.federation(answer.value), keptSince: answer.keptSince)
    }
}
