import Arguments
import Domain
import Remote
import Wire
import Wording

extension AccountCommands {
    static let secondFactor = Action.calling(
        API.secondFactor.state,
        "second-factor",
        Words("2단계 인증을 쓰는지 보여 줘요", "Show whether two-step sign-in is on"),
        example: "madang account second-factor"
    )

    static let turnOnSecondFactor = Action(
        "second-factor-on",
        Words("2단계 인증을 켜요. 인증 앱이 필요해요", "Turn on two-step sign-in; needs an authenticator app"),
        example: "madang account second-factor-on",
        options: PasswordSource.options
    ) { context in
        let codes = try await context.askConfirmed { client in
            let password = try await context.passwordOfMember(client)
            let setUp = try await client(
                API.secondFactor.setUp(SecondFactorRequestBody(currentPassword: password))
            )
            try context.voice.note(
                context.say(
                    "인증 앱에 이 키를 적어 주세요.\n\n\(setUp.secret)\n\(setUp.address)\n\n",
                    "Enter this key into your authenticator app.\n\n\(setUp.secret)\n\(setUp.address)\n\n"
                )
            )
            let code = try context.ask(
                context.say("앱에 보이는 코드: ", "The code that the app shows: "),
                isSecret: false,
                insteadOf: "--server"
            )
            let body = SecondFactorStartBody(ticket: setUp.ticket, code: code)
            return try await client(API.secondFactor.turnOn(body))
        }
        return codes.printout(context)
    }

    private static func codeOption(in language: Language) -> Option {
        Option("code", summary: language.say("인증 앱의 코드나 복구 코드", "a code of the app, or a recovery code"))
    }

    static let turnOffSecondFactor = Action(
        "second-factor-off",
        Words("2단계 인증을 꺼요", "Turn off two-step sign-in"),
        example: "madang account second-factor-off",
        options: { PasswordSource.options(in: $0) + [codeOption(in: $0)] }
    ) { context in
        try await context.askConfirmed { client in
            try await client(API.secondFactor.turnOff(context.secondFactorProof(client)))
        }
        return .done(context.say("2단계 인증을 껐어요.", "Two-step sign-in is off."))
    }

    static let recoveryCodes = Action(
        "recovery-codes",
        Words("복구 코드를 새로 만들어요. 전의 코드는 쓸 수 없어요", "Replace my recovery codes"),
        example: "madang account recovery-codes",
        options: { PasswordSource.options(in: $0) + [codeOption(in: $0)] }
    ) { context in
        try await context.askConfirmed { client in
            try await client(API.secondFactor.replaceRecoveryCodes(context.secondFactorProof(client)))
        }.printout(context)
    }

    static let resetSecondFactor = Action(
        "reset-second-factor",
        Words("(운영자) 인증 앱을 잃은 이웃의 2단계 인증을 꺼요", "(Operator) Reset the two-step sign-in of a member"),
        discussion: Words(
            "데이터가 있는 컴퓨터에서만 쓸 수 있어요. 본인이 맞는지 먼저 확인하세요.",
            "Works only on the machine that holds the data. Make sure first who asks for it."
        ),
        example: "madang account reset-second-factor --email dallae@example.com --data /srv/madang",
        options: { [Option("email", summary: $0.say("그 이웃의 이메일", "the member's email"))] }
    ) { context in
        let email = try context.answer("email", "이메일: ", "Email: ")
        let settings = try context.operatorSettings()
        guard try await context.program.app.resetSecondFactor(settings, email) else {
            throw OperatorRefusal.noAccount
        }
        return .done(context.say("2단계 인증을 껐어요.", "Two-step sign-in is off."))
    }
}

extension CommandContext {
    /// Nil for an account without a password.
    fileprivate func passwordOfMember(_ client: MadangClient) async throws -> String? {
        guard try await client(API.confirmation.methods()).ways.hasPassword else { return nil }
        return try password(.password, "비밀번호: ", "Password: ")
    }

    fileprivate func secondFactorProof(_ client: MadangClient) async throws -> SecondFactorProofBody {
        SecondFactorProofBody(
            currentPassword: try await passwordOfMember(client),
            code: try answer("code", "인증 앱의 코드나 복구 코드: ", "A code of the app, or a recovery code: ")
        )
    }
}

extension SecondFactorBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        guard let since else {
            return Printout(self, text: context.say("2단계 인증을 쓰지 않아요.", "Two-step sign-in is off."))
        }
        var facts = FactList()
        facts.add(context.say("켠 때", "On since"), since.stamp)
        facts.add(context.say("남은 복구 코드", "Recovery codes left"), "\(recoveryCodes)")
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}

extension RecoveryCodesBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let words = context.say(
            "복구 코드예요. 지금만 볼 수 있으니 잘 보관해 주세요. 하나에 한 번씩 쓸 수 있어요.",
            "Your recovery codes. Keep them: they are shown only now, and each works once."
        )
        return Printout(self, text: "\(words)\n\n\(recoveryCodes.joined(separator: "\n"))")
    }
}
