import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// The commands of signing in.
enum SessionCommands {
    static let actions: [Action] = [login, logout, whoami]

    private static let login = Action(
        "login",
        Words("로그인해요. 다음부터 그 서버를 써요", "Sign in, and use that server by default"),
        example: "madang login --server https://madang.example --email dallae@example.com",
        more: [
            (
                "madang login --data ./var --email dallae@example.com --password-stdin < secret",
                Words("이 컴퓨터의 데이터에 로그인해요", "signs in to the data on this machine")
            )
        ],
        options: { language in
            [
                Option("email", summary: language.say("이메일", "email")),
                Option(
                    "with",
                    .choice(IdentityProvider.allCases.map(\.rawValue)),
                    label: "PROVIDER",
                    summary: language.say("비밀번호 대신 다른 계정으로", "sign in with a provider instead")
                ),
                Option(
                    "nickname",
                    summary: language.say("처음 온 사람의 닉네임", "the nickname of a new account")
                ),
                Option(
                    "code",
                    summary: language.say(
                        "2단계 인증의 코드나 복구 코드, 또는 처음 온 사람이 이메일로 받은 코드",
                        "of two-step sign-in, or for recovery; for a new account, from the email"
                    )
                ),
                CommandContext.invitationOption(in: language),
                CommandContext.consentOption(in: language),
            ]
                + PasswordSource.options(in: language) + AppSettings.storageOptions(in: language)
        }
    ) { context in
        if let provider: IdentityProvider = context.invocation.choice(ifGiven: "with") {
            let account = try await context.ask { client in
                try await context.answeringChallenge(client) {
                    try await enter(by: provider, client, context)
                }
            }
            return Printout(AccountBody(account), text: account.greeting(context))
        }
        let email = try context.answer("email", "이메일: ", "Email: ")
        let password = try context.password(.password, "비밀번호: ", "Password: ")
        let account = try await context.ask { client in
            try await context.answeringChallenge(client) {
                try await client.accounts.signIn(email: email, password: password)
            }
        }
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
                            agreed: agreed,
                            invitation: context.invocation.text(ifGiven: "invitation")
                        )
                    )
                }
            }
        }
    }

    private static let logout = Action(
        "logout",
        Words("이 기기에서 로그아웃해요", "Sign out on this device"),
        example: "madang logout",
        more: [("madang logout --everywhere", Words("모든 기기에서 로그아웃해요", "signs out on all devices"))],
        options: { language in
            [
                .flag("everywhere", summary: language.say("모든 기기에서", "sign out everywhere"))
            ] + AppSettings.storageOptions(in: language)
        }
    ) { context in
        let everywhere = context.invocation.flag("everywhere")
        try await context.askAsMember { client in
            try await everywhere ? client.accounts.signOutEverywhere() : signOut(client, context)
        }
        return .done(
            everywhere
                ? context.say("모든 기기에서 로그아웃했어요.", "You are signed out on all your devices.")
                : context.say("로그아웃했어요.", "You are signed out.")
        )
    }

    /// Reports a failed sign-out at the server; this device forgets the session either way.
    private static func signOut(_ client: MadangClient, _ context: CommandContext) async throws {
        do {
            try await client.accounts.signOut()
        } catch RemoteError.unreachable(let reason) {
            throw RemoteError.unreachable(
                context.say(
                    "이 기기에서는 로그아웃했지만 서버에 알리지 못했어요; \(reason)",
                    "signed out on this device, but not on the server: \(reason)"
                )
            )
        }
    }

    private static let whoami = Action(
        "whoami",
        Words("누구로, 어디에 로그인했는지 보여 줘요", "Show who is signed in, and where"),
        example: "madang whoami",
        options: AppSettings.storageOptions
    ) { context in
        try await context.askAsMember { client, destination in
            let answer = try await client.read(API.accounts.mine())
            let account = answer.value.account
            return Printout(
                Identity(account: answer.value, target: destination.target),
                text: "\(account.nickname.text) <\(account.email.text)>  \(destination.target)".printable,
                keptSince: answer.keptSince
            )
        }
    }

    private struct Identity: JSONWritable {
        let account: AccountBody
        let target: String

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("account", account)
                writer.field("target", target)
            }
        }
    }
}

extension CommandContext {
    /// Signs in, and asks for the code of a second factor when the server does.
    fileprivate func answeringChallenge(
        _ client: MadangClient,
        _ signIn: () async throws -> Account
    ) async throws -> Account {
        do {
            return try await signIn()
        } catch RemoteError.refused(let problem, let wait) {
            guard let challenge = problem.challenge else {
                throw RemoteError.refused(problem, retryAfter: wait)
            }
            let code = try answer("code", "인증 앱의 코드나 복구 코드: ", "A code of the app, or a recovery code: ")
            return try await client.accounts.answer(challenge, with: code)
        }
    }
}
