import Domain
import Markup
import Wire
import Wording

/// A month in weeks from Sunday, each day with its number of events and the first of them.
struct EventMonthTable {
    let choice: EventCalendarChoice
    let days: [Int: CalendarDayBody]
    let today: CivilDate

    /// The rows of a day.
    static let rows = 3

    func html(in language: Language) -> HTML {
        let head = Weekday.fromSunday.map { day -> HTML in
            """
            <th scope="col" abbr="\(day.longWords[language])"\(style(of: day))>\(day.words[language])</th>
            """
        }
        return """
            <table class="events-month" data-kind="event" data-days><caption class="unseen">\
            \(choice.month.words[language]). \(EventCalendarPhrases.keys[language])</caption>
            <colgroup span="7"></colgroup>
            <thead><tr>\(head)</tr></thead>
            <tbody>\(choice.month.weeks.map { week($0, language) })</tbody></table>
            """
    }

    private func week(_ week: CalendarWeek, _ language: Language) -> HTML {
        let filled = week.days.map { day in
            days[day] ?? CalendarDayBody(CivilDate(daysSince1970: day), count: 0, events: [])
        }
        let lanes = EventLanes(filled, rows: Self.rows)
        return "<tr>\(zip(filled, lanes.days).map { cell($0, $1, language) })</tr>\n"
    }

    private func style(of day: Weekday) -> HTML {
        switch day {
        case .sunday: " class=\"sunday\""
        case .saturday: " class=\"saturday\""
        default: ""
        }
    }

    private func cell(_ day: CalendarDayBody, _ slots: [EventLanes.Slot], _ language: Language) -> HTML {
        let date = day.day
        let shown = slots.count { $0 != .empty }
        let more: HTML =
            day.count > shown
            ? "<li class=\"more\" aria-hidden=\"true\">+\(day.count - shown)</li>"
            : ""
        let list: HTML =
            day.count == 0 ? "" : "<ul class=\"plain bars\">\(slots.map { slot($0, language) })\(more)</ul>"
        return """
            <td class="\(classes(of: date))">\(number(day, language))\(dots(day))\(list)</td>
            """
    }

    private func classes(of date: CivilDate) -> String {
        let isOutside = date.month != choice.month.month
        return switch (isOutside, date.weekday) {
        case (true, _): "outside"
        case (_, .sunday): "sunday"
        case (_, .saturday): "saturday"
        default: "weekday"
        }
    }

    /// The link to the list of the day. Its name begins with what is seen.
    private func number(_ day: CalendarDayBody, _ language: Language) -> HTML {
        let date = day.day
        let name = [
            date.dayInWords[language],
            date == today ? EventCalendarPhrases.today[language] : nil,
            EventCalendarPhrases.count(day.count)[language],
        ].compactMap(\.self).joined(separator: ", ")
        return """
            <a class="day\(" today", if: date == today)" \
            href="\(link: choice.showing(date).address)#day" aria-label="\(name)"\
            \(" aria-current=\"date\"", if: date == choice.day) data-day="\(date.iso8601)">\
            <span>\(date.day)</span></a>
            """
    }

    /// On small screens, in place of titles.
    private func dots(_ day: CalendarDayBody) -> HTML {
        guard day.count > 0 else { return "" }
        let dots = day.events.prefix(Self.rows).map { event -> HTML in
            "<i class=\"\(event.isOff ? "off" : "on")\"></i>"
        }
        return "<span class=\"dots\" aria-hidden=\"true\">\(dots)</span>"
    }

    private func slot(_ slot: EventLanes.Slot, _ language: Language) -> HTML {
        switch slot {
        case .empty: return "<li class=\"gap\" aria-hidden=\"true\"></li>"
        case .rest(let event):
            let words = "\(event.title), \(EventCalendarPhrases.continues[language])"
            return "<li class=\"gap\"><span class=\"unseen\">\(words)</span></li>"
        case .bar(let event, let days):
            return """
                <li class="days-\(days)"><a class="bar-event\(" off", if: event.isOff)\
                \(" timed", if: event.isTimed)" href="\(link: event.pageAddress)">\
                \(time(event, language))\(event.struckTitle(in: language))</a></li>
                """
        }
    }

    private func time(_ event: EventOccurrenceBody, _ language: Language) -> HTML {
        guard event.isTimed else { return "" }
        return "<span class=\"clock\">\(event.startsAt.clock)</span> "
    }
}

extension EventOccurrenceBody {
    var pageAddress: String { Listing.Kind.event.address(of: event) }

    /// Whether it doesn't take place as announced.
    var isOff: Bool { status == .cancelled || status == .postponed }

    /// Whether it has a time of day on its only day.
    var isTimed: Bool { !isAllDay && firstDay == lastDay }

    /// The title, struck through and said to be off where it is.
    func struckTitle(in language: Language) -> HTML {
        guard isOff else { return "\(title)" }
        return "<s>\(title)</s> <b class=\"off-word\">\(status.words[language])</b>"
    }
}

extension Moment {
    /// "19:30", Korean time.
    var clock: String { String(stamp.suffix(5)) }
}
