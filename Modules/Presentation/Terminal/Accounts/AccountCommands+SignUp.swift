import Arguments
import Domain
import Remote
import Wire
import Wording

extension AccountCommands {
    static let signUp = Action(
        "sign-up",
        Words("가입하고 로그인해요", "Sign up and sign in"),
        discussion: Words(
            """
            빠진 값은 터미널에서 물어봐요. 비밀번호는 명령줄에 쓸 수 없어요. \
            메일을 보내는 서버는 이메일로 코드를 보내요. 받은 코드를 적어야 가입할 수 있어요.
            """,
            """
            Asks for missing values. Passwords are not accepted on the command line. A server that sends \
            mail emails a code, which the sign-up requires.
            """
        ),
        example: "madang account sign-up --email dallae@example.com --nickname 달래",
        more: [
            (
                "madang account sign-up --email dallae@example.com --nickname 달래 --password-file secret",
                Words("스크립트에서 가입해요", "signs up from a script")
            )
        ],
        options: { language in
            [
                Option("email", summary: language.say("이메일", "email")),
                Option("code", summary: language.say("이메일로 받은 코드", "the code from the email")),
                Option("nickname", summary: language.say("닉네임, 2자에서 20자", "nickname, 2 to 20 characters")),
                Option(
                    "birth-year",
                    .integer(0...9_999),
                    label: "YEAR",
                    summary: language.say("태어난 해 (안 적어도 돼요)", "year of birth (optional)")
                ),
                Option(
                    "gender",
                    .choice(Gender.allCases.map(\.rawValue)),
                    summary: language.say("성별 (안 적어도 돼요)", "gender (optional)")
                ),
                .flag("teacher", summary: language.say("선생님으로 가입해요", "begin as a teacher")),
                CommandContext.invitationOption(in: language),
                CommandContext.consentOption(in: language),
            ] + PasswordSource.options(in: language)
        },
        run: { context in
            let email = try context.answer("email", "이메일: ", "Email: ")
            let body = SignUpBody(
                email: email,
                password: try context.newPassword(
                    .password,
                    "비밀번호 (10자 이상): ",
                    "Password (at least 10 characters): "
                ),
                nickname: try context.answer("nickname", "닉네임: ", "Nickname: "),
                language: context.language,
                birthYear: context.invocation.integer(ifGiven: "birth-year"),
                gender: context.invocation.choice(ifGiven: "gender"),
                isTeacher: context.invocation.flag("teacher"),
                invitation: context.invocation.text(ifGiven: "invitation")
            )
            let account = try await context.ask { client in
                try await context.givingConsents(client) { agreed in
                    try await context.provingAddress(email, client) { code in
                        var body = body
                        (body.code, body.agreed) = (code, agreed)
                        return try await client.accounts.signUp(body)
                    }
                }
            }
            return Printout(AccountBody(account), text: account.greeting(context))
        }
    )
}

extension CommandContext {
    static func invitationOption(in language: Language) -> Option {
        Option(
            "invitation",
            label: "CODE",
            summary: language.say(
                "초대 링크에 있는 코드. 초대받아야 가입할 수 있는 곳에서",
                "the code in the link of an invitation, where sign-up is by invitation"
            )
        )
    }

    /// Signs up; when the server requires a code first, sends one and asks for it.
    func provingAddress(
        _ email: String?,
        _ client: MadangClient,
        _ signUp: (_ code: String?) async throws -> Account
    ) async throws -> Account {
        do {
            return try await signUp(invocation.text(ifGiven: "code"))
        } catch RemoteError.refused(let problem, _)
            where problem.code == ChallengeRefusal.codeNeeded.code
        {
            guard let email else { throw RemoteError.refused(problem, retryAfter: nil) }
            let invitation = invocation.text(ifGiven: "invitation")
            let address = SignUpCodeBody(email: email, invitation: invitation)
            try await client(API.challenges.requestSignUp(address))
            return try await signUp(
                try answer("code", "\(email)로 보낸 코드: ", "The code sent to \(email): ")
            )
        }
    }
}

extension Account {
    func greeting(_ context: CommandContext) -> String {
        context.say("\(nickname.text)님, 반가워요.", "Welcome, \(nickname.text).")
    }
}
