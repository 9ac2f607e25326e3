import Domain

extension SecondFactorEvent {
    func subject(of site: Words) -> Words {
        let (korean, english) = (site[.korean], site[.english])
        return switch self {
        case .turnedOn: Words("\(korean) 2단계 인증을 켰어요", "Two-step sign-in to \(english) is on")
        case .turnedOff: Words("\(korean) 2단계 인증을 껐어요", "Two-step sign-in to \(english) is off")
        case .recoveryCodeUsed:
            Words("\(korean)에 복구 코드로 로그인했어요", "A recovery code was used to sign in to \(english)")
        case .recoveryCodesReplaced:
            Words("\(korean) 복구 코드를 새로 만들었어요", "Your recovery codes for \(english) were replaced")
        }
    }

    var text: Words {
        switch self {
        case .turnedOn:
            Words(
                """
                이제 로그인할 때 인증 앱의 코드도 적어요. 복구 코드는 앱을 쓸 수 없을 때 필요하니 잘 보관해 주세요.

                \(Self.notMe[.korean])

                """,
                """
                From now on you enter a code of your authenticator app to sign in. Keep the recovery codes \
                in a safe place: they replace the app when you don't have it.

                \(Self.notMe[.english])

                """
            )
        case .turnedOff:
            Words(
                """
                이제 로그인할 때 인증 앱의 코드를 묻지 않아요.

                \(Self.notMe[.korean])

                """,
                """
                No code of an authenticator app is asked for at the sign-in any more.

                \(Self.notMe[.english])

                """
            )
        case .recoveryCodeUsed:
            Words(
                """
                쓴 복구 코드는 다시 쓸 수 없어요. 얼마 남지 않았다면 설정에서 새로 만들어 주세요.

                \(Self.notMe[.korean])

                """,
                """
                A recovery code works once. If few are left, make new ones in the settings.

                \(Self.notMe[.english])

                """
            )
        case .recoveryCodesReplaced:
            Words(
                """
                전에 받은 복구 코드는 이제 쓸 수 없어요.

                \(Self.notMe[.korean])

                """,
                """
                The recovery codes that you had before don't work any more.

                \(Self.notMe[.english])

                """
            )
        }
    }

    /// By an operator; without a reason on the server's machine.
    static func reset(for reason: String?) -> Words {
        let (korean, english) = (
            reason.map { "\n사유: \($0)\n" } ?? "", reason.map { "\nWhy: \($0)\n" } ?? ""
        )
        return Words(
            """
            운영자가 2단계 인증을 껐어요. 인증 앱의 코드 없이 로그인할 수 있으니, 로그인한 뒤 설정에서 다시 켜 주세요.
            \(korean)
            부탁한 적이 없다면 바로 비밀번호를 바꾸고 운영자에게 알려 주세요.

            """,
            """
            An operator has turned two-step sign-in off for you. No code is asked for, so please sign in and \
            turn it on again in the settings.
            \(english)
            If you didn't ask for that, change your password at once and tell the operator.

            """
        )
    }

    private static let notMe = Words(
        "본인이 한 게 아니라면 바로 비밀번호를 바꾸고 운영자에게 알려 주세요.",
        "If that wasn't you, change your password at once and tell the operator."
    )
}
