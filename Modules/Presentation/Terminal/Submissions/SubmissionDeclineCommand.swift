import Arguments
import Domain
import Remote
import Wire

enum SubmissionDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say("(운영자) 이유를 알리고 행사를 반려해요", "(Operator) Decline an event and say why"),
            example: .init("madang submission decline 02SJ7Q4B80H5C --reason '날짜가 없어요'"),
            options: [
                Option(
                    "reason",
                    required: true,
                    summary: language.say("올린 이웃에게 보일 이유", "the reason that its author sees")
                )
            ],
            arguments: [SubmissionCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id: Listing.ID = try context.identifier(or: SubmissionRefusal.notFound)
        let reason = SubmissionReasonBody(reason: context.invocation.text("reason"))
        return context.submission(
            try await context.askAsMember { try await $0(API.submissions.decline(id, reason)) }
        )
    }
}
