import Arguments
import Domain
import Remote
import Wire
import Wording

extension EventCommands {
    static let list = Action(
        "list",
        Words("다가오는 행사를 날짜 순서로 보여 줘요", "Show the dates of events in order"),
        discussion: Words(
            "전국의 행사를 보여 줘요. 우리 동네에 올라온 행사는 madang feed --kind event로 볼 수 있어요.",
            "Lists events of the whole country; madang feed --kind event shows those near you."
        ),
        example: "madang event list",
        more: [
            ("madang event list --topic swift --mode online", nil),
            ("madang event list --from 2026-12-01 --earlier", nil),
        ],
        options: { language in
            EventFilterOptions.all(in: language) + [
                Option(
                    "from",
                    label: "DATE",
                    summary: language.say("이 날부터. 기본은 오늘", "from this day; today by default")
                ),
                .flag(
                    "earlier",
                    summary: language.say("그 전의 행사를 최근 것부터", "those before it, latest first")
                ),
            ] + SliceOptions.all(in: language)
        }
    ) { context in
        var first: CivilDate?
        if let text = context.invocation.text(ifGiven: "from") {
            guard let day = CivilDate(iso8601: text) else {
                throw UsageComplaint(
                    context.say("날짜는 2026-12-01처럼 적어 주세요.", "Write the date as in 2026-12-01.")
                )
            }
            first = day
        }
        let order = context.invocation.flag("earlier") ? AgendaOrder.earlier : nil
        let query = AgendaQuery(from: first, order, try context.eventFilter, context.slice)
        return try await context.answer(to: API.eventCalendar.agenda(query)).printout(
            context,
            nothing: Words("그런 행사가 없어요.", "No such events.")
        )
    }

    static let calendar = Action(
        "calendar",
        Words("한 달의 행사를 달력으로 보여 줘요", "Show the events of a month as a calendar"),
        example: "madang event calendar 2026-12",
        more: [("madang event calendar --topic swift --mode online", nil)],
        options: EventFilterOptions.all,
        arguments: { [CommandContext.month(in: $0)] }
    ) { context in
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

extension EventOccurrenceBody: Listable {
    /// Events by day, in the given order.
    static func text(of items: [EventOccurrenceBody], _ context: CommandContext) -> String {
        var lines: [String] = []
        for (index, event) in items.enumerated() {
            if index == 0 || items[index - 1].firstDay != event.firstDay {
                lines.append(event.firstDay.dayInWords[context.language])
            }
            lines.append(event.line(context))
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
