import Arguments
import Domain
import Remote
import Wire
import Wording

enum LoginCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "login",
            summary: language.say("로그인해요. 다음부터 그 서버를 써요", "Sign in, and use that server by default"),
            example: .init("madang login --server https://madang.example --email dallae@example.com"),
            more: [
                .init(
                    "madang login --data ./var --email dallae@example.com --password-stdin < secret",
                    language.say("이 컴퓨터의 데이터에 로그인해요", "signs in to the data on this machine")
                )
            ],
            options: [
                Option("email", summary: language.say("이메일", "email")),
                Option(
                    "with",
                    .choice(IdentityProvider.allCases.map(\.rawValue)),
                    label: "PROVIDER",
                    summary: language.say("비밀번호 대신 카카오나 네이버로", "sign in with Kakao or Naver")
                ),
                Option(
                    "nickname",
                    summary: language.say("처음 온 사람의 닉네임", "the nickname of a new account")
                ),
                Option(
                    "code",
                    summary: language.say(
                        "처음 온 사람이 이메일로 받은 코드",
                        "the code from the email, for a new account"
                    )
                ),
                CommandContext.consentOption(in: language),
            ]
                + PasswordSource.options(in: language) + AppSettings.storageOptions(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        if let provider: IdentityProvider = context.invocation.choice(ifGiven: "with") {
            let account = try await context.ask { try await enter(by: provider, $0, context) }
            return Printout(AccountBody(account), text: account.greeting(context))
        }
        let email = try context.answer("email", "이메일: ", "Email: ")
        let password = try context.password(.password, "비밀번호: ", "Password: ")
        let account = try await context.ask { try await $0.accounts.signIn(email: email, password: password) }
        return Printout(AccountBody(account), text: account.greeting(context))
    }

    /// Signs in or asks an unknown identity for a nickname; explains what to do when the email address is
    /// taken.
    private static func enter(
        by provider: IdentityProvider,
        _ client: MadangClient,
        _ context: CommandContext
    ) async throws -> Account {
        let back = try await BrowserSignIn(context, client).goes(to: provider)
        switch try await client.accounts.arrive(from: provider, with: back) {
        case .member(let account): return account
        case .stranger(let stranger):
            guard !stranger.isEmailTaken else {
                throw UsageComplaint(
                    context.say(
                        "그 이메일로 만든 계정이 있어요. 로그인한 뒤 연결해 주세요: madang account link \(provider)",
                        "That email address has an account. Sign in, then: madang account link \(provider)"
                    )
                )
            }
            let nickname = try context.answer("nickname", "닉네임: ", "Nickname: ")
            let email =
                stranger.email == nil
                ? try context.answer("email", "이메일: ", "Email: ") : nil
            return try await context.givingConsents(client) { agreed in
                try await context.provingAddress(email, client) { code in
                    try await client.accounts.signUp(
                        IntroducedSignUpBody(
                            introduction: stranger.introduction,
                            nickname: nickname,
                            email: email,
                            code: code,
                            language: context.language,
                            agreed: agreed
                        )
                    )
                }
            }
        }
    }
}
