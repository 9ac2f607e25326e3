import Arguments
import Domain
import Remote
import Wire

enum AccountRecoverCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "recover",
            summary: language.say(
                "코드로 비밀번호를 재설정해요. 모든 기기에서 로그아웃돼요",
                "Reset the password with a code; signs out all devices"
            ),
            example: .init("madang account recover --email dallae@example.com --code 7K3QD-9MXVA"),
            options: [
                Option("email", summary: language.say("이메일", "email")),
                Option("code", summary: language.say("받은 코드", "the code you received")),
                Option(
                    PasswordSource.newPassword.option,
                    .secretFile,
                    label: "FILE",
                    summary: language.say("새 비밀번호가 들어 있는 파일", "a file with the new password")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let email = try context.answer("email", "이메일: ", "Email: ")
        let code = try context.answer("code", "코드: ", "Code: ")
        let password = try context.newPassword(
            .newPassword,
            "새 비밀번호 (10자 이상): ",
            "New password (at least 10 characters): "
        )
        let body = PasswordResetBody(code: code, newPassword: password, email: email)
        try await context.ask { try await $0.accounts.resetPassword(body) }
        return .done(
            context.say(
                "비밀번호를 재설정했어요. 이제 로그인해 주세요: madang login",
                "Your password is reset. Next: madang login"
            )
        )
    }
}
