import Arguments
import Domain

/// A non-interactive source of a password: never the command line, which other users can see.
struct PasswordSource: Sendable {
    static let standardInput = "password-stdin"

    static let password = PasswordSource(option: "password-file", line: 0)
    static let newPassword = PasswordSource(option: "new-password-file", line: 1)

    let option: String
    /// The line of standard input.
    let line: Int

    var spellings: String { "--\(option), --\(Self.standardInput)" }

    static func options(in language: Language) -> [Option] {
        [
            Option(
                password.option,
                .secretFile,
                label: "FILE",
                summary: language.say("비밀번호가 들어 있는 파일", "a file with the password")
            ),
            .flag(
                standardInput,
                summary: language.say("비밀번호를 표준 입력에서 읽어요", "read the password from standard input")
            ),
        ]
    }

    static func changeOptions(in language: Language) -> [Option] {
        [
            Option(
                password.option,
                .secretFile,
                label: "FILE",
                summary: language.say("지금 비밀번호가 들어 있는 파일", "a file with the current password")
            ),
            Option(
                newPassword.option,
                .secretFile,
                label: "FILE",
                summary: language.say("새 비밀번호가 들어 있는 파일", "a file with the new password")
            ),
            .flag(
                standardInput,
                summary: language.say(
                    "표준 입력에서 한 줄에 하나씩, 지금 비밀번호와 새 비밀번호를 읽어요",
                    "read the current and the new password from standard input, one per line"
                )
            ),
        ]
    }
}
