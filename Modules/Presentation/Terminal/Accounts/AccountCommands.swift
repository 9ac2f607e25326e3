import Arguments
import Domain

enum AccountCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            AccountSignUpCommand.self, AccountShowCommand.self, AccountEditCommand.self,
            AccountPasswordCommand.self, AccountSessionsCommand.self, AccountEndSessionCommand.self,
            AccountVerifyEmailCommand.self, AccountChangeEmailCommand.self,
            AccountForgotPasswordCommand.self, AccountRecoverCommand.self, AccountResetPasswordCommand.self,
            AccountIdentitiesCommand.self, AccountLinkCommand.self, AccountUnlinkCommand.self,
            AccountConsentsCommand.self, AccountConsentCommand.self,
            AccountExportCommand.self, AccountDeleteCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "account",
            summary: language.say("가입하고, 내 계정을 보고 수정해요", "Sign up and manage your account"),
            example: .init(
                "madang account sign-up --server https://madang.example",
                language.say("서버에 계정을 만들어요", "creates an account on a server")
            ),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }
}
