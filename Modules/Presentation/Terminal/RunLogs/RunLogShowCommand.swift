import Arguments
import Domain
import Remote
import Wire

enum RunLogShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("로그를 보여 줘요", "Show a log"),
            example: .init("madang log show 02SJ7Q4B80H5C"),
            arguments: [RunLogCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.runLog
        let answer = try await context.askAsMember { try await $0.read(API.runLogs.one(id)) }
        return Printout(answer.value, text: answer.value.lines(context), keptSince: answer.keptSince)
    }
}
