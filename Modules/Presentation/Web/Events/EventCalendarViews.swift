import Domain
import Markup
import Wire
import Wording

/// A month as a table, and the events of its chosen day.
struct EventMonthView {
    let choice: EventCalendarChoice
    let days: [CalendarDayBody]
    let day: CalendarDayBody
    let today: CivilDate

    func html(in language: Language) -> HTML {
        let days = Dictionary(days.map { ($0.day.daysSince1970, $0) }) { $1 }
        return """
            \(PeriodSteps(
                title: choice.month.words,
                previous: choice.month.previous.map { choice.showing($0).address },
                next: choice.month.next.map { choice.showing($0).address },
                labels: (EventCalendarPhrases.previousMonth, EventCalendarPhrases.nextMonth),
                today: choice.showing(today),
                choice: choice
            ).html(in: language))
            \(EventMonthTable(choice: choice, days: days, today: today).html(in: language))
            <section class="section" id="day" tabindex="-1"><h2>\(choice.day.dayInWords[language])\
            \(choice.day == today ? " · \(EventCalendarPhrases.today[language])" : "")</h2>
            \(list(language))</section>
            """
    }

    private func list(_ language: Language) -> HTML {
        guard day.count > 0 else {
            return """
                <p class="soft">\(EventCalendarPhrases.nothingThisDay[language])</p>\(nothing(language))
                """
        }
        let more: HTML =
            day.count > day.events.count
            ? """
            <p><a class="button small" href="\(link: agenda.address)">\
            \(EventCalendarPhrases.allOfDay[language])</a></p>
            """ : ""
        return """
            \(EventRows(events: day.events, day: choice.day, today: today).html(in: language))\(more)
            """
    }

    private var agenda: EventCalendarChoice { choice.changed { $0.view = .agenda } }

    /// Where the whole month is empty.
    private func nothing(_ language: Language) -> HTML {
        guard days.isEmpty else { return "" }
        return EventCalendarNothing(choice: choice, title: EventCalendarPhrases.nothingThisMonth)
            .html(in: language)
    }
}

/// The seven days of a week, one below the other.
struct EventWeekView {
    let choice: EventCalendarChoice
    let days: [CalendarDayBody]
    let today: CivilDate

    func html(in language: Language) -> HTML {
        let days = Dictionary(days.map { ($0.day.daysSince1970, $0) }) { $1 }
        return """
            \(PeriodSteps(
                title: EventCalendarPhrases.week(choice.week.days),
                previous: address(choice.week.previous),
                next: address(choice.week.next),
                labels: (EventCalendarPhrases.previousWeek, EventCalendarPhrases.nextWeek),
                today: choice.showing(today),
                choice: choice
            ).html(in: language))
            \(days.isEmpty
                ? EventCalendarNothing(choice: choice, title: EventCalendarPhrases.nothingThisWeek)
                    .html(in: language)
                : "\(choice.week.days.map { section($0, days[$0]?.events ?? [], language) })")
            """
    }

    private func address(_ week: CalendarWeek) -> String? {
        let sunday = CivilDate(daysSince1970: week.days.lowerBound)
        return CalendarMonth(of: sunday).map { _ in choice.showing(sunday).address }
    }

    private func section(_ day: Int, _ events: [EventOccurrenceBody], _ language: Language) -> HTML {
        let date = CivilDate(daysSince1970: day)
        let list: HTML =
            events.isEmpty
            ? "<p class=\"soft\">\(EventCalendarPhrases.nothingThisDay[language])</p>"
            : EventRows(events: events, day: date, today: today).html(in: language)
        return """
            <section class="section week-day"><h3>\(date.dayInWords[language])\
            \(date == today ? " · \(EventCalendarPhrases.today[language])" : "")</h3>\(list)</section>
            """
    }
}

/// Dates of events by month, into the future or into the past.
struct EventAgendaView {
    let choice: EventCalendarChoice
    let list: ListBody<EventOccurrenceBody>
    let today: CivilDate

    func html(in language: Language) -> HTML {
        """
        <div class="section-head"><h2>\(title[language])</h2>\(turn(language))</div>
        \(list.items.isEmpty
            ? EventCalendarNothing(choice: choice, title: EventCalendarPhrases.nothingListed)
                .html(in: language)
            : "\(months.map { section($0.month, $0.events, language) })")
        \(further(language))
        """
    }

    private func further(_ language: Language) -> HTML {
        guard let next = list.next else { return "" }
        var choice = choice
        choice.cursor = next
        return """
            <p class="next"><a class="button" href="\(link: choice.address)" rel="next">\
            \(FramePhrases.more[language])</a></p>
            """
    }

    private var title: Words {
        choice.order == .later ? EventCalendarPhrases.upcomingEvents : EventCalendarPhrases.pastEvents
    }

    private func turn(_ language: Language) -> HTML {
        let other = choice.changed { $0.order = choice.order == .later ? .earlier : .later }
        let words =
            choice.order == .later ? EventCalendarPhrases.earlier : EventCalendarPhrases.later
        return "<a class=\"line-link\" href=\"\(link: other.address)\">\(words[language])</a>"
    }

    private var months: [(month: CalendarMonth, events: [EventOccurrenceBody])] {
        list.items.reduce(into: []) { months, event in
            guard let month = CalendarMonth(of: event.firstDay) else { return }
            if months.last?.month == month {
                months[months.count - 1].events.append(event)
            } else {
                months.append((month, [event]))
            }
        }
    }

    private func section(
        _ month: CalendarMonth,
        _ events: [EventOccurrenceBody],
        _ language: Language
    ) -> HTML {
        """
        <section class="section"><h3>\(month.words[language])</h3>
        \(EventRows(events: events, today: today).html(in: language))</section>
        """
    }
}

/// The heading of a month or week, with links to the ones around it and to any month.
struct PeriodSteps {
    let title: Words
    let previous: String?
    let next: String?
    let labels: (previous: Words, next: Words)
    let today: EventCalendarChoice
    let choice: EventCalendarChoice

    func html(in language: Language) -> HTML {
        """
        <nav class="month-steps" aria-label="\(EventCalendarPhrases.title[language])">
        \(step(previous, labels.previous, "earlier", language))
        <div class="month-name"><h2>\(title[language])</h2>\(jump(language))</div>
        \(step(next, labels.next, "later", language))
        </nav>
        """
    }

    private func step(
        _ address: String?,
        _ words: Words,
        _ style: StaticString,
        _ language: Language
    ) -> HTML {
        guard let address else { return "<span class=\"icon-button\"></span>" }
        return """
            <a class="icon-button \(style.description)" href="\(link: address)" \
            aria-label="\(words[language])">\(Icon.back.html)</a>
            """
    }

    /// Without the view of the month, which is the usual one.
    private var view: HTML { choice.view == .month ? "" : .hiddenField("view", choice.view.rawValue) }

    private func jump(_ language: Language) -> HTML {
        """
        <details class="menu jump"><summary class="icon-button" \
        aria-label="\(EventCalendarPhrases.jump[language])">\(Icon.down.html)</summary>
        <form method="get" action="\(link: EventCalendarPagePath.calendar.rawValue)" class="menu-items">
        \(view)\
        \(choice.filters.map(HTML.hiddenField))
        <label class="field"><span>\(EventCalendarPhrases.jumpMonth[language])</span>
        <input type="month" name="month" value="\(choice.month.text)" min="2000-01" max="2099-12" \
        pattern="[0-9]{4}-[0-9]{2}" placeholder="2026-12" required></label>
        <button class="button primary">\(EventCalendarPhrases.go[language])</button>
        <a class="button" href="\(link: today.address)">\(EventCalendarPhrases.today[language])</a>
        </form></details>
        """
    }
}

/// An empty calendar, with what to do about it.
struct EventCalendarNothing {
    let choice: EventCalendarChoice
    let title: Words

    func html(in language: Language) -> HTML {
        let isNarrowed = !choice.narrowings.isEmpty
        let reset = EventCalendarSheet(choice: choice).withoutFilters.address
        return EmptyState(
            drawing: .quiet,
            title: title,
            text: isNarrowed ? EventCalendarPhrases.nothingSuchText : EventCalendarPhrases.nothingText,
            actions: isNarrowed
                ? [(EventCalendarPhrases.reset, reset)]
                : [(EventCalendarPhrases.post, Listing.Kind.event.composeAddress)],
            isHeading: false
        ).html(in: language)
    }
}
