import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The calendar of events: a month, a week or a list, with its filters.
struct EventCalendarPage {
    let choice: EventCalendarChoice
    let content: Content
    let closingSoon: [EventOccurrenceBody]
    /// Nil for a reader without a home, and where the filters choose the region.
    let weekend: [CalendarDayBody]?
    /// The filters under the names of the API.
    let query: [(String, String)]
    let today: CivilDate

    /// What the view shows.
    enum Content {
        case month(days: [CalendarDayBody], day: CalendarDayBody)
        case week([CalendarDayBody])
        case agenda(ListBody<EventOccurrenceBody>)
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = EventCalendarPhrases.title[language]
        var page = Page(
            title,
            tab: .browse,
            summary: EventCalendarPhrases.summary[language],
            scripts: [.calendar],
            content: """
                <div class="head calendar-head"><h1>\(title)</h1>
                <div class="calendar-tools">\(views(language))
                \(EventCalendarSheet(choice: choice).html(for: visit))</div></div>
                \(weekendShelf(language))
                \(main(language))
                \(section(EventCalendarPhrases.closingSoon, closingSoon, language))
                \(subscription(visit))
                """
        )
        page.isIndexed = !visit.isNarrowed
        page.isWide = true
        page.feeds = feeds
        return page
    }

    private func views(_ language: Language) -> HTML {
        let links = EventCalendarChoice.View.allCases.map { view -> HTML in
            let target = choice.changed {
                $0.view = view
                $0.order = .later
            }
            return ChipLink(
                text: EventCalendarPhrases.title(view)[language],
                address: target.address,
                isCurrent: view == choice.view
            ).html
        }
        return """
            <nav class="chips" aria-label="\(EventCalendarPhrases.views[language])">\(links)</nav>
            """
    }

    private func main(_ language: Language) -> HTML {
        switch content {
        case .month(let days, let day):
            EventMonthView(choice: choice, days: days, day: day, today: today).html(in: language)
        case .week(let days): EventWeekView(choice: choice, days: days, today: today).html(in: language)
        case .agenda(let list): EventAgendaView(choice: choice, list: list, today: today).html(in: language)
        }
    }

    /// What one can go to first: the events of the weekend as cards.
    private func weekendShelf(_ language: Language) -> HTML {
        let events = unique(weekend?.flatMap(\.events) ?? [])
        guard !events.isEmpty else { return "" }
        return """
            <section class="page-part" aria-labelledby="weekend">\
            <h2 id="weekend">\(EventCalendarPhrases.weekend[language])</h2>
            <ul class="plain shelf">\
            \(events.map { EventShelfCard(event: $0).html(in: language) })</ul></section>
            """
    }

    /// Each date once, although those of two days are on both.
    private func unique(_ events: [EventOccurrenceBody]) -> [EventOccurrenceBody] {
        events.enumerated().filter { index, event in !events[..<index].contains(event) }.map(\.element)
    }

    private func section(_ words: Words, _ events: [EventOccurrenceBody], _ language: Language) -> HTML {
        guard !events.isEmpty else { return "" }
        return """
            <section class="section"><h2>\(words[language])</h2>
            \(EventRows(events: events, today: today).html(in: language))</section>
            """
    }

    private var feeds: [Page.Feed] {
        [
            Page.Feed(type: "text/calendar", address: EventCalendarPath.iCalendar.rawValue.asking(query)),
            Page.Feed(type: "application/atom+xml", address: EventCalendarPath.atom.rawValue.asking(query)),
            Page.Feed(
                type: "application/feed+json",
                address: EventCalendarPath.jsonFeed.rawValue.asking(query)
            ),
        ]
    }

    private func subscription(_ visit: Visit) -> HTML {
        let language = visit.language
        let calendar = EventCalendarPath.iCalendar.rawValue.asking(query)
        let links = [
            ("iCalendar", EventCalendarPath.iCalendar), ("Atom", .atom), ("JSON Feed", .jsonFeed),
        ].map { name, path -> HTML in
            "<a class=\"button small\" href=\"\(link: path.rawValue.asking(query))\">\(name)</a>"
        }
        return """
            <section class="section subscription"><h2>\(EventCalendarPhrases.subscribe[language])</h2>
            <p class="soft">\(EventCalendarPhrases.subscribeText[language])</p>
            <div class="buttons"><a class="button small" href="\(visit.webcal(calendar))">\
            \(Icon.calendar.html)\(EventCalendarPhrases.subscribeApp[language])</a>\(links)</div></section>
            """
    }
}
