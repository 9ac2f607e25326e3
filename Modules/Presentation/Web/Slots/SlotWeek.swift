import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// A week of free times, each a link to the page that confirms it.
struct SlotWeek {
    let slots: SlotsBody
    /// The page of the week.
    let address: String
    /// The page that confirms a time.
    let confirmation: String
    let zone: Zone
    /// Whether the reader can choose a time zone.
    let offersZones: Bool

    /// The query of the endpoint, from that of the page.
    static func query(_ visit: Visit) throws -> SlotQuery {
        try visit.request.fields(of: SlotQuery.self, named: ["from"])
    }

    /// The zone that the page is asked for.
    static func zone(_ visit: Visit) -> Zone {
        visit.request.query["zone"].flatMap(Zone.init(rawValue:)) ?? .seoul
    }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            \(steps(visit))
            \(slots.slots.isEmpty ? nothing(visit) : days(visit))
            \(offersZones ? zones(language) : "")
            """
    }

    private func days(_ visit: Visit) -> HTML {
        let starts = Dictionary(grouping: slots.slots) { zone.localTime(at: $0).date }
        let first = slots.from.daysSince1970
        // In a zone far from Seoul, the days begin earlier or end later.
        let days = (first - 1...first + slots.days).map { CivilDate(daysSince1970: $0) }
        let shown = days.filter { date in
            starts[date] != nil || (first..<first + slots.days).contains(date.daysSince1970)
        }
        return "<ul class=\"plain slot-days\">\(shown.map { day($0, starts[$0] ?? [], visit) })</ul>"
    }

    private func day(_ date: CivilDate, _ starts: [Moment], _ visit: Visit) -> HTML {
        let language = visit.language
        let holiday: HTML =
            KoreanHoliday.on(date).map { "<span class=\"tag\">\($0.words[language])</span>" } ?? ""
        let links = starts.map { start -> HTML in
            """
            <li><a class="chip" href="\(link: confirmation.asking(asked(start)))">\
            <time datetime="\(start.rfc3339)">\
            \(zone.localTime(at: start).timeOfDay[language])</time>\(students(at: start, language))</a></li>
            """
        }
        let none: HTML =
            starts.isEmpty ? "<span class=\"soft small\">\(SlotPhrases.none[language])</span>" : ""
        let times: HTML = starts.isEmpty ? "" : "<ul class=\"plain chips\">\(links)</ul>"
        return """
            <li class="slot-day"><div class="section-head"><h3>\
            \(LocalTime(date).day(in: visit.now.yearInSeoul)[language]) \(holiday)</h3>\(none)</div>\
            \(times)</li>
            """
    }

    private func students(at start: Moment, _ language: Language) -> HTML {
        let students = slots.students(at: start)
        return students == 0 ? "" : " · <small>\(SlotPhrases.students(students)[language])</small>"
    }

    private func asked(_ start: Moment) -> [(String, String)] {
        [("startsAt", start.rfc3339)] + zoneQuery
    }

    private var zoneQuery: [(String, String)] { zone == .seoul ? [] : [("zone", zone.rawValue)] }

    private func nothing(_ visit: Visit) -> HTML {
        let language = visit.language
        let other = slots.next ?? slots.previous
        return EmptyState(
            drawing: .quiet,
            title: SlotPhrases.nothing,
            text: other == nil ? SlotPhrases.nothingLater : SlotPhrases.changeDays,
            actions: other.map { [(SlotPhrases.nextFree($0, at: visit.now), week(from: $0.dateInSeoul))] }
                ?? [],
            isHeading: false
        ).html(in: language)
    }

    private func steps(_ visit: Visit) -> HTML {
        let language = visit.language
        let (first, last) = (slots.from, slots.from.later(slots.days - 1))
        let today = visit.now.dateInSeoul
        let earlier = first.daysSince1970 > today.daysSince1970 ? first.later(-slots.days) : nil
        let later = slots.next == nil ? nil : first.later(slots.days)
        return """
            <nav class="month-steps" aria-label="\(SlotPhrases.days[language])">
            \(step(earlier, SlotPhrases.previous, "earlier", language))
            <h2>\(SlotPhrases.days(first, last)[language])</h2>
            \(step(later, SlotPhrases.following, "later", language))
            </nav>
            """
    }

    private func step(
        _ date: CivilDate?,
        _ words: Words,
        _ style: StaticString,
        _ language: Language
    ) -> HTML {
        guard let date else { return "<span class=\"icon-button\"></span>" }
        return """
            <a class="icon-button \(style.description)" href="\(link: week(from: date))" \
            aria-label="\(words[language])">\(Icon.back.html)</a>
            """
    }

    private func week(from date: CivilDate) -> String {
        address.asking([("from", date.iso8601)] + zoneQuery)
    }

    private func zones(_ language: Language) -> HTML {
        let options = Zone.allCases.map { option -> HTML in
            """
            <option value="\(option.rawValue)"\(" selected", if: option == zone)>\
            \(option.words[language])</option>
            """
        }
        return """
            <form method="get" action="\(link: address)" class="row slot-zone">
            <input type="hidden" name="from" value="\(slots.from.iso8601)">
            <div class="field"><label for="zone">\(SlotPhrases.zone[language])</label>
            <select id="zone" name="zone">\(options)</select></div>
            <button class="button">\(SlotPhrases.show[language])</button></form>
            """
    }
}

/// A chosen time by the clocks of the reader's zone, and of Seoul where they differ.
struct SlotTime {
    let start: Moment
    let minutes: Int
    let zone: Zone

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let local = zone.localTime(at: start)
        let day = local.day(in: visit.now.yearInSeoul)[language]
        let length = Duration.seconds(60 * minutes).words[language]
        let seoul: HTML =
            zone == .seoul
            ? ""
            : """
            <br><span class="soft small">\
            \(SlotPhrases.inSeoul(start, at: visit.now)[language])</span>
            """
        let place: HTML = zone == .seoul ? "" : " (\(zone.words[language]))"
        return """
            <time datetime="\(start.rfc3339)">\(day) \(local.timeOfDay[language])</time>\(place) · \
            \(length)\(seoul)
            """
    }
}

extension CivilDate {
    fileprivate func later(_ days: Int) -> CivilDate { CivilDate(daysSince1970: daysSince1970 + days) }
}
