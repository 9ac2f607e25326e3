import Domain
import HTTPServer
import Wire
import Wording

/// What the calendar's page shows: its view, its time and its filters. All of it is in the address, so that
/// links and forms work without scripts.
struct EventCalendarChoice: Sendable {
    enum View: String, CaseIterable, Sendable {
        case month
        case week
        case agenda
    }

    /// Where events take place. Online events are everywhere.
    enum Place: Hashable, Sendable {
        case anywhere
        /// Around the reader's home, with its reach.
        case home
        case province(Province)
    }

    var view: View
    /// The day whose events are listed, which is in the month or week shown.
    var day: CivilDate
    /// Whether the address names the day.
    var isDayChosen: Bool
    var facets: [String: [String]] = [:]
    var place = Place.anywhere
    var text: String?
    var order = AgendaOrder.later
    var cursor: String?

    static let kind = Listing.Kind.event

    /// Reads the choice from an address; invalid values are ignored.
    init(_ query: Query, hasHome: Bool, today: CivilDate) {
        view = query["view"].flatMap(View.init(rawValue:)) ?? .month
        let given = query["day"].flatMap { CivilDate(iso8601: $0) }.flatMap(Self.shown)
        let month = query["month"].flatMap { CalendarMonth(text: $0) }
        let isThisMonth = month == nil || month == CalendarMonth(of: today)
        day = given ?? (isThisMonth ? today : month?.first ?? today)
        isDayChosen = given != nil
        text = query["q"].flatMap { (try? SearchText($0))?.text }
        order = query["order"].flatMap(AgendaOrder.init(rawValue:)) ?? .later
        cursor = query["cursor"].flatMap { $0.isEmpty ? nil : $0 }
        place = query["where"].flatMap { Place($0, hasHome: hasHome) } ?? .anywhere
        for facet in Self.kind.facets {
            let asked = query.values(facet.name).flatMap { $0.split(separator: ",").map(String.init) }
            let words = facet.words.filter(asked.contains)
            if !words.isEmpty { facets[facet.name] = words }
        }
    }

    private static func shown(_ day: CivilDate) -> CivilDate? {
        CalendarMonth.years.contains(day.year) ? day : nil
    }

    var month: CalendarMonth {
        guard let month = CalendarMonth(of: day) else { preconditionFailure("days outside are not shown") }
        return month
    }

    var week: CalendarWeek { CalendarWeek(of: day.daysSince1970) }

    /// Returns a copy with a change, starting at the first page.
    func changed(_ change: (inout EventCalendarChoice) -> Void) -> EventCalendarChoice {
        var choice = self
        choice.cursor = nil
        change(&choice)
        return choice
    }

    func showing(_ day: CivilDate) -> EventCalendarChoice {
        changed {
            $0.day = day
            $0.isDayChosen = true
        }
    }

    func showing(_ month: CalendarMonth) -> EventCalendarChoice {
        changed {
            $0.day = month.first
            $0.isDayChosen = false
        }
    }

    var address: String { EventCalendarPagePath.calendar.rawValue.asking(time + filters) }

    /// The fields of the address besides the filters.
    var time: [(String, String)] {
        let when: (String, String) =
            isDayChosen || view != .month ? ("day", day.iso8601) : ("month", month.text)
        return (view == .month ? [] : [("view", view.rawValue)]) + [when]
            + (view == .agenda && order == .earlier ? [("order", order.rawValue)] : [])
            + (cursor.map { [("cursor", $0)] } ?? [])
    }

    /// The filters under the names of this page.
    var filters: [(String, String)] {
        facetFields + (place == .anywhere ? [] : [("where", place.text)])
            + (text.map { [("q", $0)] } ?? [])
    }

    private var facetFields: [(String, String)] {
        Self.kind.facets.compactMap { facet in
            facets[facet.name].map { (facet.name, $0.joined(separator: ",")) }
        }
    }

    /// The filters as the API has them. Throws the refusal of the search terms.
    func asked(around home: NeighbourhoodBody?, _ reach: Reach) throws(SearchRefusal) -> EventFilter {
        var filter = EventFilter(EventFacets(facets))
        switch place {
        case .anywhere: break
        case .home: (filter.neighbourhood, filter.extent) = (home?.code, home.map { _ in .ring(reach) })
        case .province(let province): filter.province = province
        }
        if let text { filter.text = try SearchText(text) }
        return filter
    }

    /// The filters under the names of the API.
    func query(around home: NeighbourhoodBody?, _ reach: Reach) -> [(String, String)] {
        let place: [(String, String)] =
            switch place {
            case .anywhere: []
            case .home:
                home.map { [("neighbourhood", $0.code.description), ("reach", "\(reach.steps)")] } ?? []
            case .province(let province): [("province", "\(province.rawValue)")]
            }
        return facetFields + place + (text.map { [("q", $0)] } ?? [])
    }

    /// The active filters, each with the choice that removes it.
    var narrowings: [(words: Words, without: EventCalendarChoice)] {
        var all: [(Words, EventCalendarChoice)] = []
        for facet in Self.kind.facets {
            guard let words = facets[facet.name] else { continue }
            let without = changed { $0.facets[facet.name] = nil }
            all.append((Self.kind.words.listed(words, of: facet.name), without))
        }
        if place != .anywhere { all.append((place.words, changed { $0.place = .anywhere })) }
        if let text { all.append((Words("“\(text)”", "“\(text)”"), changed { $0.text = nil })) }
        return all
    }
}

extension EventCalendarChoice.Place {
    static let homeText = "home"

    /// Nil for the home of a reader without one.
    init?(_ text: String, hasHome: Bool) {
        if text == Self.homeText {
            guard hasHome else { return nil }
            self = .home
        } else if let province = Int64(text).flatMap(Province.init(rawValue:)) {
            self = .province(province)
        } else {
            return nil
        }
    }

    var text: String {
        switch self {
        case .anywhere: ""
        case .home: Self.homeText
        case .province(let province): "\(province.rawValue)"
        }
    }

    var words: Words {
        switch self {
        case .anywhere: EventCalendarPhrases.anywhere
        case .home: EventCalendarPhrases.nearMe
        case .province(let province): province.words
        }
    }
}
