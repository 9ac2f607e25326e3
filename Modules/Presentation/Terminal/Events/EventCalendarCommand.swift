import Arguments
import Domain
import Remote
import Wire
import Wording

enum EventCalendarCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "calendar",
            summary: language.say("한 달의 행사를 달력으로 보여 줘요", "Show the events of a month as a calendar"),
            example: .init("madang event calendar 2026-12"),
            more: [.init("madang event calendar --topic swift --mode online")],
            options: EventFilterOptions.all(in: language),
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
        let today = context.program.clock.now.dateInSeoul
        guard let month = try context.calendarMonth ?? CalendarMonth(of: today) else {
            throw UsageComplaint(context.say("달은 2026-11처럼 적어 주세요.", "Write the month as in 2026-11."))
        }
        let filter = try context.eventFilter
        let answer = try await context.ask { client in
            let query = EventDaysQuery(month.days, each: EventMonthPrintout.mostEach, filter)
            return try await client.read(API.eventCalendar.days(query)).map(\.items)
        }
        let text = EventMonthPrintout(month: month, days: answer.value, today: today).text(context)
        return Printout(ListBody(answer.value), text: text, keptSince: answer.keptSince)
    }
}
