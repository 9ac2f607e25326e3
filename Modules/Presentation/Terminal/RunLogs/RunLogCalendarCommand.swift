import Arguments
import Domain
import Remote
import Wire

enum RunLogCalendarCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "calendar",
            summary: language.say("한 달의 로그와 합계를 보여 줘요", "Show a month of logs and its totals"),
            example: .init("madang log calendar 2026-11"),
            options: [RunLogCommands.member(in: language)],
            arguments: [
                Argument(
                    "month",
                    label: "YYYY-MM",
                    .optional,
                    summary: language.say("달. 기본은 이번 달", "the month; this one by default")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let member = try context.loggedMember
        let month = try context.invocation.text(ifGiven: "month").map { text in
            guard let month = CalendarMonth(text: text) else {
                throw UsageComplaint(
                    context.say("달은 2026-11처럼 적어 주세요.", "Write the month as in 2026-11.")
                )
            }
            return month
        }
        let query = RunCalendarQuery(of: member, month)
        let answer = try await context.askAsMember { try await $0.read(API.runLogs.calendar(query)) }
        return Printout(answer.value, text: answer.value.lines(context), keptSince: answer.keptSince)
    }
}
