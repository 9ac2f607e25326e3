import Arguments
import Domain
import Remote
import Wire

enum SubmissionApproveCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "approve",
            summary: language.say("(운영자) 행사를 승인해 공개해요", "(Operator) Approve an event; it opens"),
            example: .init("madang submission approve 02SJ7Q4B80H5C"),
            arguments: [SubmissionCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id: Listing.ID = try context.identifier(or: SubmissionRefusal.notFound)
        return context.submission(try await context.askAsMember { try await $0(API.submissions.approve(id)) })
    }
}
