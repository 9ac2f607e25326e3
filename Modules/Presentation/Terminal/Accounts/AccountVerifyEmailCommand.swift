import Arguments
import Domain
import Remote
import Wire

enum AccountVerifyEmailCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "verify-email",
            summary: language.say("이메일을 확인해요", "Confirm my email address"),
            discussion: language.say(
                "코드 없이 쓰면 코드를 메일로 보내요.",
                "Without --code, sends a code by email."
            ),
            example: .init("madang account verify-email"),
            more: [
                .init(
                    "madang account verify-email --code 123456",
                    language.say("메일로 받은 코드로 확인해요", "confirms it with the code from the email")
                )
            ],
            options: [Option("code", summary: language.say("메일로 받은 코드", "the code from the email"))]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        guard let code = context.invocation.text(ifGiven: "code") else {
            try await context.askAsMember { try await $0(API.challenges.sendCode()) }
            return .done(
                context.say(
                    "코드를 메일로 보냈어요. 받으면: madang account verify-email --code 코드",
                    "A code has been sent. Next: madang account verify-email --code CODE"
                )
            )
        }
        return try await context.askAsMember { client in
            try await client(API.challenges.verifyEmail(CodeBody(code: code))).account.printout(context)
        }
    }
}
