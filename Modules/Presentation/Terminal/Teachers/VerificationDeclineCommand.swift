import Arguments
import Domain
import Remote
import Wire

enum VerificationDeclineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "decline",
            summary: language.say("이유를 알리고 서류를 반려해요", "Decline documents and say why"),
            example: .init("madang verification decline 02SJ7Q4B80H5C --reason '글자가 보이지 않아요'"),
            options: [
                Option(
                    "reason",
                    required: true,
                    summary: language.say("선생님에게 보일 이유", "the reason that the teacher sees")
                )
            ],
            arguments: [VerificationCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.verificationID
        let reason = SubmissionReasonBody(reason: context.invocation.text("reason"))
        return try await context.askAsMember { try await $0(API.verifications.decline(id, reason)) }
            .printout(context)
    }
}
