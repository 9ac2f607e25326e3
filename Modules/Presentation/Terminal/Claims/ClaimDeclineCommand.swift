import Arguments
import Domain
import Remote
import Wire

enum ClaimDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say("이유를 알리고 요청을 반려해요", "Decline a claim and say why"),
            example: .init("madang claim decline 02SJ7Q4B80H5C --reason '주최자인지 알 수 없어요'"),
            options: [
                Option(
                    "reason",
                    required: true,
                    summary: language.say("요청한 이웃에게 보일 이유", "the reason that the member sees")
                )
            ],
            arguments: [ClaimCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.claimID
        let reason = SubmissionReasonBody(reason: context.invocation.text("reason"))
        return context.claim(try await context.askAsMember { try await $0(API.claims.decline(id, reason)) })
    }
}
