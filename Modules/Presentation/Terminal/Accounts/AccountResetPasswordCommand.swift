import Arguments
import Domain
import JSONCoding
import Wording

enum AccountResetPasswordCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reset-password",
            summary: language.say(
                "(운영자) 비밀번호를 잊은 이웃에게 줄 코드를 만들어요",
                "(Operator) Create a reset code for a member"
            ),
            discussion: language.say(
                """
                데이터가 있는 컴퓨터에서만 쓸 수 있어요. 본인이 맞는지 확인하고 코드를 알려 주세요. \
                30분 동안 한 번만 쓸 수 있어요.
                """,
                """
                Works only on the machine that holds the data. Make sure whom you hand the code to: it works \
                once, for 30 minutes.
                """
            ),
            example: .init("madang account reset-password --email dallae@example.com --data /srv/madang"),
            options: [Option("email", summary: language.say("그 이웃의 이메일", "the member's email"))]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let email = try context.answer("email", "이메일: ", "Email: ")
        let made = try await context.program.app.resetCode(try context.operatorSettings(), for: email)
        guard let made else {
            throw UsageComplaint(
                context.say("그 이메일로 가입한 이웃이 없어요.", "There is no account with that email address.")
            )
        }
        let next = "madang account recover --email \(email.printable) --code \(made.code)"
        return Printout(
            JSON.object(["code": .string(made.code), "expiresAt": .string(made.expiresAt.stamp)]),
            text: context.say(
                "코드: \(made.code)\n이웃이 쓸 명령: \(next)\n",
                "Code: \(made.code)\nFor the member: \(next)\n"
            )
        )
    }
}
