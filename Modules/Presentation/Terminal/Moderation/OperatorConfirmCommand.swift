import Arguments
import Domain
import Wording

enum OperatorConfirmCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "confirm",
            summary: language.say("이메일이 본인의 것임을 확인해 줘요", "Confirm a member's email address"),
            discussion: language.say(
                "메일을 보내지 않는 서버에서 써요. 그 이웃의 주소가 맞는지 직접 확인한 뒤에 쓰세요.",
                "For servers that send no mail. Make sure first that the address is the member's own."
            ),
            example: .init("madang operator confirm dallae@example.com"),
            arguments: [OperatorCommands.email(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let email = context.invocation.text("email")
        let settings = try context.operatorSettings()
        guard let member = try await context.program.app.confirmEmail(settings, email) else {
            throw UsageComplaint(context.noAccount)
        }
        return Printout(member.document, text: member.line(context))
    }
}
