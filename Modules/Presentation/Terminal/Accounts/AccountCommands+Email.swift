import Arguments
import Domain
import Remote
import Wire
import Wording

extension AccountCommands {
    static let verifyEmail = Action(
        "verify-email",
        Words("이메일을 확인해요", "Confirm my email address"),
        discussion: Words("코드 없이 쓰면 코드를 메일로 보내요.", "Without --code, sends a code by email."),
        example: "madang account verify-email",
        more: [
            (
                "madang account verify-email --code 123456",
                Words("메일로 받은 코드로 확인해요", "confirms it with the code from the email")
            )
        ],
        options: { [Option("code", summary: $0.say("메일로 받은 코드", "the code from the email"))] },
        run: { context in
            guard let code = context.invocation.text(ifGiven: "code") else {
                try await context.askAsMember { try await $0(API.challenges.sendCode()) }
                return .done(
                    context.say(
                        "코드를 메일로 보냈어요. 받으면: madang account verify-email --code 코드",
                        "A code has been sent. Next: madang account verify-email --code CODE"
                    )
                )
            }
            return try await context.askAsMember { client in
                try await client(API.challenges.verifyEmail(CodeBody(code: code))).printout(context)
            }
        }
    )

    static let changeEmail = Action(
        "change-email",
        Words("이메일을 바꿔요. 새 주소로 코드를 보내요", "Change my email address; a code is sent there"),
        example: "madang account change-email --email dallae@example.net",
        options: { language in
            [Option("email", summary: language.say("새 이메일", "the new address"))]
                + PasswordSource.options(in: language)
        },
        run: { context in
            let change = EmailChangeBody(
                email: try context.answer("email", "새 이메일: ", "New email: "),
                currentPassword: try context.given(.password)
            )
            try await context.askConfirmed { try await $0(API.challenges.changeEmail(change)) }
            return .done(
                context.say(
                    "새 주소로 코드를 보냈어요. 받으면: madang account verify-email --code 코드",
                    "A code has been sent to the new address. Next: madang account verify-email --code CODE"
                )
            )
        }
    )

    static let forgotPassword = Action(
        "forgot-password",
        Words("비밀번호 재설정 코드를 메일로 받아요", "Request a code to reset the password"),
        example: "madang account forgot-password --email dallae@example.com",
        options: { [Option("email", summary: $0.say("이메일", "email"))] },
        run: { context in
            let email = try context.answer("email", "이메일: ", "Email: ")
            let address = EmailAddressBody(email: email)
            try await context.ask { try await $0(API.challenges.requestReset(address)) }
            let next = "madang account recover --email \(email.printable)"
            return .done(
                context.say(
                    "그 이메일로 가입했다면 코드가 곧 도착해요. 받으면: \(next)",
                    "If an account has that email address, a code has been sent. Next: \(next)"
                )
            )
        }
    )
}
