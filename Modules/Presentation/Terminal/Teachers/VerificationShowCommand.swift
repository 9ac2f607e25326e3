import Arguments
import Domain
import Remote
import Wire

enum VerificationShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("보낸 서류 하나를 보여 줘요", "Show documents of one teacher"),
            example: .init("madang verification show 02SJ7Q4B80H5C"),
            arguments: [VerificationCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.verificationID
        let answer = try await context.askAsMember { try await $0.read(API.verifications.one(id)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
