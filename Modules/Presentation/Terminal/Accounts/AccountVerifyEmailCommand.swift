import Arguments
import Domain
import Remote

/// `madang account verify-email`
enum AccountVerifyEmailCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "verify-email",
            summary: language.say("이메일이 내 것인지 확인해요", "Show that the e-mail address is mine"),
            discussion: language.say(
                "코드 없이 쓰면 코드를 메일로 보내요.",
                "Without a code, one is sent by mail."
            ),
            example: .init("madang account verify-email"),
            more: [
                .init(
                    "madang account verify-email --code 123456",
                    language.say("메일로 받은 코드를 알려요", "tells the code that came by mail")
                )
            ],
            options: [Option("code", summary: language.say("메일로 받은 코드", "the code that came by mail"))]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        guard let code = context.invocation.text(ifGiven: "code") else {
            try await context.askAsMember { try await $0.accounts.sendEmailCode() }
            return .done(
                context.say(
                    "코드를 메일로 보냈어요. 받으면: madang account verify-email --code 코드",
                    "A code is on its way. When it is there: madang account verify-email --code CODE"
                )
            )
        }
        let account = try await context.askAsMember { try await $0.accounts.proveEmail(by: code) }
        return account.printout(context)
    }
}
