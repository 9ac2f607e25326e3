import Arguments
import Domain
import Remote
import Wire

/// `madang login`
enum LoginCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "login",
            summary: language.say("로그인해요. 다음부터 그 서버를 써요", "Log in, and ask there from now on"),
            example: .init("madang login --server https://madang.example --email dallae@example.com"),
            more: [
                .init(
                    "madang login --data ./var --email dallae@example.com --password-stdin < secret",
                    language.say("이 컴퓨터의 데이터에 로그인해요", "logs in to the data on this machine")
                )
            ],
            options: [Option("email", summary: language.say("이메일", "e-mail"))]
                + PasswordSource.options(in: language) + HouseSettings.whereaboutOptions(in: language)
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let email = try errand.answer("email", "이메일: ", "E-mail: ")
        let password = try errand.password(.password, "비밀번호: ", "Password: ")
        let account = try await errand.ask { try await $0.accounts.signIn(email: email, password: password) }
        return Printout(AccountBody(account), text: account.greeting(errand))
    }
}
