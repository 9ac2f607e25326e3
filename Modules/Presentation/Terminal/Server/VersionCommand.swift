import Arguments
import Domain
import JSONCoding

enum VersionCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "version",
            summary: language.say("이 프로그램의 버전을 보여 줘요", "Show the version of this program"),
            example: .init("madang version")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let version = context.program.version
        return Printout(
            JSON.object(["name": "madang", "version": .string(version)]),
            text: "madang \(version)"
        )
    }
}
