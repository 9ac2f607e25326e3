import Arguments
import Domain
import Remote
import Wire

enum AccountChangeEmailCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "change-email",
            summary: language.say(
                "이메일을 바꿔요. 새 주소로 코드를 보내요",
                "Change my email address; a code is sent there"
            ),
            example: .init("madang account change-email --email dallae@example.net"),
            options: [
                Option("email", summary: language.say("새 이메일", "the new address"))
            ] + PasswordSource.options(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let email = try context.answer("email", "새 이메일: ", "New email: ")
        let password = try context.given(.password)
        let change = EmailChangeBody(email: email, currentPassword: password)
        try await context.askConfirmed { try await $0(API.challenges.changeEmail(change)) }
        return .done(
            context.say(
                "새 주소로 코드를 보냈어요. 받으면: madang account verify-email --code 코드",
                "A code has been sent to the new address. Next: madang account verify-email --code CODE"
            )
        )
    }
}
