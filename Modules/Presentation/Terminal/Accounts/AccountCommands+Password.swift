import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

extension AccountCommands {
    static let password = Action(
        "password",
        Words("비밀번호를 바꿔요. 다른 기기는 로그아웃돼요", "Change my password; signs out other devices"),
        example: "madang account password",
        more: [
            (
                "madang account password --password-file old --new-password-file new",
                Words("스크립트에서 바꿔요", "changes it from a script")
            )
        ],
        options: PasswordSource.changeOptions,
        run: { context in
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
    )

    static let recover = Action(
        "recover",
        Words(
            "코드로 비밀번호를 재설정해요. 모든 기기에서 로그아웃돼요",
            "Reset the password with a code; signs out all devices"
        ),
        example: "madang account recover --email dallae@example.com --code 7K3QD-9MXVA",
        options: { language in
            [
                Option("email", summary: language.say("이메일", "email")),
                Option("code", summary: language.say("받은 코드", "the code you received")),
                Option(
                    PasswordSource.newPassword.option,
                    .secretFile,
                    label: "FILE",
                    summary: language.say("새 비밀번호가 들어 있는 파일", "a file with the new password")
                ),
            ]
        },
        run: { context in
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
    )

    static let resetPassword = Action(
        "reset-password",
        Words("(운영자) 비밀번호를 잊은 이웃에게 줄 코드를 만들어요", "(Operator) Create a reset code for a member"),
        discussion: Words(
            """
            데이터가 있는 컴퓨터에서만 쓸 수 있어요. 본인이 맞는지 확인하고 코드를 알려 주세요. \
            30분 동안 한 번만 쓸 수 있어요.
            """,
            """
            Works only on the machine that holds the data. Make sure whom you hand the code to: it works \
            once, for 30 minutes.
            """
        ),
        example: "madang account reset-password --email dallae@example.com --data /srv/madang",
        options: { [Option("email", summary: $0.say("그 이웃의 이메일", "the member's email"))] },
        run: { context in
            let email = try context.answer("email", "이메일: ", "Email: ")
            let made = try await context.program.app.resetCode(try context.operatorSettings(), for: email)
            guard let made else { throw OperatorRefusal.noAccount }
            let next = "madang account recover --email \(email.printable) --code \(made.code)"
            return Printout(
                JSON.object(["code": .string(made.code), "expiresAt": .string(made.expiresAt.stamp)]),
                text: context.say(
                    "코드: \(made.code)\n이웃이 쓸 명령: \(next)\n",
                    "Code: \(made.code)\nFor the member: \(next)\n"
                )
            )
        }
    )
}
