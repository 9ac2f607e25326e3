import Arguments
import Domain
import Wire
import Wording

/// A month as a grid with the number of events of each day, and the events by day below.
struct EventMonthPrintout {
    let month: CalendarMonth
    /// Those with events.
    let days: [CalendarDayBody]
    let today: CivilDate

    /// The events of a day in the list.
    static let mostEach = 100

    func text(_ context: CommandContext) -> String {
        let list = list(context).map { $0 + "\n" }.joined()
        return "\(month.words[context.language])\n\n\(grid(context))\n\(list)"
    }

    private func grid(_ context: CommandContext) -> String {
        let counts = Dictionary(days.map { ($0.day.daysSince1970, $0.count) }) { $1 }
        return context.table(
            Weekday.fromSunday.map { .init($0.words[context.language], canShrink: false) },
            month.weeks.map { week in week.days.map { cell($0, counts[$0] ?? 0) } }
        )
    }

    /// "*20 (3)": today with three events. Days of other months are blank.
    private func cell(_ day: Int, _ count: Int) -> String {
        guard month.days.contains(day) else { return "" }
        let date = CivilDate(daysSince1970: day)
        return "\(date == today ? "*" : "")\(date.day)\(count == 0 ? "" : " (\(count))")"
    }

    private func list(_ context: CommandContext) -> [String] {
        guard !days.isEmpty else { return [context.say("이 달에는 행사가 없어요.", "No events this month.")] }
        return days.flatMap { day in
            [day.day.dayInWords[context.language]]
                + day.events.map { $0.line(context) }
                + (day.count > day.events.count ? ["  +\(day.count - day.events.count)"] : [])
        }
    }
}

extension EventOccurrenceBody {
    /// "  19:00  작은 서버 밤  [예정 · 오프라인 · 명동]  02SJ7Q4B80H5C"
    func line(_ context: CommandContext) -> String {
        let isTimed = !isAllDay && firstDay == lastDay
        let facts = [
            status.words[context.language], mode.words[context.language],
            !mode.hasPlace ? nil : context.language == .korean ? area : areaEn,
        ].compactMap(\.self).joined(separator: " · ")
        let time = isTimed ? String(startsAt.stamp.suffix(5)) : "  –  "
        return "  \(time)  \(title.printable)  [\(facts)]  \(event)"
    }
}
