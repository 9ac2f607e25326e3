import Arguments
import Domain
import Remote
import Wire

enum ClaimApproveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "approve",
            summary: language.say("행사를 그 이웃에게 맡겨요", "Let the member take over the event"),
            example: .init("madang claim approve 02SJ7Q4B80H5C"),
            arguments: [ClaimCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.claimID
        return context.claim(try await context.askAsMember { try await $0(API.claims.approve(id)) })
    }
}
