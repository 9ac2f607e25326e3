import Arguments
import Domain
import Remote
import Wire

enum FederationBlockCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "block",
            summary: language.say(
                "(운영자) 서버를 차단하고 그 팔로워를 지워요",
                "(Operator) Block a host and remove its followers"
            ),
            example: .init("madang federation block spam.example"),
            arguments: [FederationCommands.host(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let host = try context.websiteHost
        let federation = try await context.askAsMember { try await $0(API.followers.block(host)) }
        return Printout(federation, text: context.federation(federation))
    }
}
