import Arguments
import Domain
import JSONCoding
import Remote
import Wire

enum WhoamiCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "whoami",
            summary: language.say("누구로, 어디에 로그인했는지 보여 줘요", "Show who is signed in, and where"),
            example: .init("madang whoami"),
            options: AppSettings.storageOptions(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
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
