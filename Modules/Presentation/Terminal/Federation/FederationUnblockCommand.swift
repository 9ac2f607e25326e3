import Arguments
import Domain
import Remote
import Wire

enum FederationUnblockCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "unblock",
            summary: language.say("(운영자) 서버의 차단을 풀어요", "(Operator) Lift the block of a host"),
            example: .init("madang federation unblock spam.example"),
            arguments: [FederationCommands.host(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let host = try context.websiteHost
        let federation = try await context.askAsMember { try await $0(API.followers.unblock(host)) }
        return Printout(federation, text: context.federation(federation))
    }
}
