import Arguments
import Domain
import Remote
import Wire

enum VerificationAcceptCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "accept",
            summary: language.say("서류를 확인했다고 표시해요", "Accept documents and say what you have seen"),
            example: .init("madang verification accept 02SJ7Q4B80H5C --seen '음악대학 졸업증명서'"),
            options: [
                Option(
                    "seen",
                    required: true,
                    summary: language.say("확인한 서류. 프로필에 보여요", "what you have seen; the profile shows it")
                )
            ],
            arguments: [VerificationCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.verificationID
        let seen = VerifiedDocumentsBody(seen: context.invocation.text("seen"))
        return try await context.askAsMember { try await $0(API.verifications.accept(id, seen)) }.printout(
            context
        )
    }
}
