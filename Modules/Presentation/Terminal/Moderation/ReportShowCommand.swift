import Arguments
import Domain
import Remote
import Wire

enum ReportShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("(운영자) 신고 하나를 자세히 보여 줘요", "(Operator) Show a report"),
            example: .init("madang report show 02SJ7Q4B80H5C"),
            arguments: [ReportCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.reportID
        let answer = try await context.askAsMember { try await $0.read(API.reports.one(id)) }
        return answer.value.printout(context, keptSince: answer.keptSince)
    }
}
