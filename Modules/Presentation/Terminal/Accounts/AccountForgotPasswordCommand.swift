import Arguments
import Domain
import Remote
import Wire

enum AccountForgotPasswordCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "forgot-password",
            summary: language.say(
                "비밀번호 재설정 코드를 메일로 받아요",
                "Request a code to reset the password"
            ),
            example: .init("madang account forgot-password --email dallae@example.com"),
            options: [Option("email", summary: language.say("이메일", "email"))]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let email = try context.answer("email", "이메일: ", "Email: ")
        let address = EmailAddressBody(email: email)
        try await context.ask { try await $0(API.challenges.requestReset(address)) }
        let next = "madang account recover --email \(email.printable)"
        return .done(
            context.say(
                "그 이메일로 가입했다면 코드가 곧 도착해요. 받으면: \(next)",
                "If an account has that email address, a code has been sent. Next: \(next)"
            )
        )
    }
}
