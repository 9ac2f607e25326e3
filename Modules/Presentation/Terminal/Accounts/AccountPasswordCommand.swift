import Arguments
import Domain
import Remote
import Wire

enum AccountPasswordCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "password",
            summary: language.say(
                "비밀번호를 바꿔요. 다른 기기는 로그아웃돼요",
                "Change my password; signs out other devices"
            ),
            example: .init("madang account password"),
            more: [
                .init(
                    "madang account password --password-file old --new-password-file new",
                    language.say("스크립트에서 바꿔요", "changes it from a script")
                )
            ],
            options: PasswordSource.changeOptions(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { client in
            let current = try context.password(.password, "지금 비밀번호: ", "Current password: ")
            let new = try context.newPassword(
                .newPassword,
                "새 비밀번호 (10자 이상): ",
                "New password (at least 10 characters): "
            )
            let change = PasswordChangeBody(currentPassword: current, newPassword: new)
            try await client(API.accounts.changePassword(change))
        }
        return .done(
            context.say(
                "비밀번호를 바꿨어요. 다른 기기는 로그아웃됐어요.",
                "Password changed; your other devices are signed out."
            )
        )
    }
}
