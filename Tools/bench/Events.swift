import Atlas
import Database
import Domain
import Foundation
import FoundationNetworking
import Storage

/// The processor time of the server, and the time until the answer, for a month of the calendar and for
/// feeds, with 200,000 events over ten years, by random months and filters. One request at a time, over one
/// connection.
enum Events {
    private static let count = 200_000
    private static let requests = 300
    private static let years = 2022...2031

    static func measure() async throws {
        let folder = try await made()
        let served = try Served(folder)
        defer { served.stop() }
        try await served.becomesReady()
        var random = SplitMix64(seed: 7)
        let month = "/api/v1/calendar/days"
        try await row("month, as JSON", goal: "5 ms", served) { "\(month)?\(grid(&random))" }
        try await row("month with filters, as JSON", goal: "5 ms", served) {
            "\(month)?\(grid(&random))\(filter(&random))"
        }
        try await row("month with filters, as a page", goal: "5 ms", served) {
            "/calendar?month=\(text(&random))\(pageFilter(&random))"
        }
        try await row("month with a search", goal: "", served) { "\(month)?\(grid(&random))&q=swift" }
        for feed in ["ics", "atom", "json"] {
            try await row("feed with filters, .\(feed)", goal: "20 ms", served) {
                "/api/v1/calendar/events.\(feed)?\(filter(&random).dropFirst())"
            }
        }
        try await row("agenda with filters", goal: "", served) {
            "/api/v1/calendar/agenda?from=\(text(&random))-01\(filter(&random))"
        }
    }

    private static func row(
        _ what: String,
        goal: String,
        _ served: Served,
        _ target: () -> String
    ) async throws {
        var times: [Double] = []
        var worked = 0.0
        for number in 0..<requests + 20 {
            if number == 20 { worked = served.processorTime }
            var request = URLRequest(url: served.address(target()))
            request.cachePolicy = .reloadIgnoringLocalCacheData
            let start = ContinuousClock.now
            let (_, answer) = try await URLSession.shared.data(for: request)
            let time = start.duration(to: .now) / .milliseconds(1)
            guard (answer as? HTTPURLResponse)?.statusCode == 200 else {
                throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "\(answer)"])
            }
            // The first ones open the connection and fill the caches.
            if number >= 20 { times.append(time) }
        }
        times.sort()
        worked = (served.processorTime - worked) / Double(requests)
        let (median, late) = (times[times.count / 2], times[times.count * 95 / 100])
        Bench.row(
            "events: \(what), \(count) events",
            "\(tenths(worked)) ms of processor; median \(tenths(median)) ms, 95 % within \(tenths(late)) ms",
            goal
        )
    }

    private static func tenths(_ number: Double) -> String { String(format: "%.1f", number) }

    private static func text(_ random: inout SplitMix64) -> String {
        let month = Int.random(in: 1...12, using: &random)
        return "\(Int.random(in: years, using: &random))-\(month < 10 ? "0" : "")\(month)"
    }

    private static func grid(_ random: inout SplitMix64) -> String {
        let month = CalendarMonth(
            year: Int.random(in: years, using: &random),
            month: Int.random(in: 1...12, using: &random)
        )
        guard let days = month?.shownDays else { return "" }
        return "from=\(day(days.lowerBound))&to=\(day(days.upperBound))"
    }

    private static func day(_ number: Int) -> String {
        let date = CivilDate(daysSince1970: number)
        return String(format: "%04d-%02d-%02d", date.year, date.month, date.day)
    }

    private static let places = [1_168_064_000, 1_114_055_000, 2_635_051_000, 4_111_573_000]

    /// None to all of the facets, and a region for every other.
    private static func filter(_ random: inout SplitMix64) -> String {
        var filter = facets(&random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: filter += "&province=\(Province.allCases.randomElement(using: &random)?.rawValue ?? 11)"
        case 1:
            let reach = ["1", "3", "10km", "city"].randomElement(using: &random) ?? "1"
            filter += "&neighbourhood=\(places.randomElement(using: &random) ?? 0)&reach=\(reach)"
        default: break
        }
        return filter
    }

    private static func pageFilter(_ random: inout SplitMix64) -> String {
        let region = Bool.random(using: &random) ? "&where=\(Province.seoul.rawValue)" : ""
        return facets(&random) + region
    }

    private static func facets(_ random: inout SplitMix64) -> String {
        Listing.Kind.event.facets.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
            .map { "&\($0.name)=\($0.words.randomElement(using: &random) ?? "")" }.joined()
    }
}

/// The data that is measured.
extension Events {
    private static let batch = 10_000

    /// A small demo with 200,000 events besides, generated once and kept for later runs.
    private static func made() async throws -> URL {
        let demo = try DemoData.made(of: 1_000)
        let engine = DemoData.database == nil ? "" : "-postgresql"
        let folder = demo.deletingLastPathComponent().appendingPathComponent(
            "madang-events\(engine)-\(count)"
        )
        guard !FileManager.default.fileExists(atPath: folder.path) else { return folder }
        let half = folder.appendingPathExtension("half")
        try? FileManager.default.removeItem(at: half)
        try FileManager.default.copyItem(at: demo, to: half)
        let database =
            try DemoData.database.map { try Database.postgresql($0) }
            ?? Database.sqlite(at: half.appendingPathComponent("madang.sqlite").path)
        let codes = try MappedGazetteer.embedded().codes(around: Self.center, .country) ?? []
        let author: Member.ID? = try await database.read { connection in
            try connection.first("SELECT min(id) AS id FROM accounts")?.value("id")
        }
        guard let author else { throw CocoaError(.fileNoSuchFile) }
        var random = SplitMix64(seed: 1)
        for start in stride(from: 0, to: count, by: batch) {
            let rows = try (start..<start + batch).map { number in
                try event(number, by: author, among: codes, &random)
            }
            try await database.write { try Self.fill(rows, in: $0) }
        }
        if database.engine == .postgresql { try await database.write { _ = try $0.run("ANALYZE") } }
        try FileManager.default.moveItem(at: half, to: folder)
        return folder
    }

    private static var center: NeighbourhoodCode {
        guard let code = NeighbourhoodCode(number: 1_114_055_000) else { preconditionFailure("ten digits") }
        return code
    }

    private static func fill(_ events: [Event], in connection: Connection) throws {
        var rows = RowBatch()
        for event in events {
            rows.add(ListingRow(event.listing))
            let text = ListingText(title: event.listing.details.title, words: event.searchableText)
            rows.add(SearchTextRow(text.folded, of: event.listing.id))
            for row in event.contentRows { rows.add(row) }
        }
        try rows.fill([ListingRow.self, SearchTextRow.self] + Event.contentTables, in: connection)
    }

    private static let words = ["Swift", "Java", "데이터", "서울", "콘퍼런스", "모임", "스터디", "해커톤", "보안", "웹"]

    private static func event(
        _ number: Int,
        by author: Member.ID,
        among codes: [NeighbourhoodCode],
        _ random: inout SplitMix64
    ) throws -> Event {
        let first = CivilDate(year: years.lowerBound, month: 1, day: 1)?.daysSince1970 ?? 0
        let day = first + Int.random(in: 0..<3_652, using: &random)
        let posted = Moment(milliseconds: Int64(day - 30) * 86_400_000)
        let code = codes.randomElement(using: &random) ?? center
        guard let point = Point(latitude: 37.5637, longitude: 126.9838) else {
            preconditionFailure("a point of Seoul")
        }
        let title = (0..<3).compactMap { _ in words.randomElement(using: &random) }.joined(separator: " ")
        let contents = try EventContents(
            title: ListingTitle("\(title) \(number)"),
            link: EventLink("https://events.example/\(number)"),
            hosts: EventHosts([EventHost("마당 개발자 모임")]),
            description: EventDescription(String(repeating: "처음 오는 분도 편하게 오세요. ", count: 20)),
            mode: EventMode.allCases.randomElement(using: &random) ?? .offline,
            cost: Bool.random(using: &random) ? .free : .paid(from: nil, to: nil),
            category: EventCategory.allCases.randomElement(using: &random) ?? .other,
            topics: Set((0..<2).compactMap { _ in EventTopic.allCases.randomElement(using: &random) }),
            dates: EventDates(dates(from: day, &random), in: .seoul)
        )
        return try Event(
            posting: Listing.ID(rawValue: Int64(number + 1) << 20),
            by: author,
            contents,
            at: ListingPlace(neighbourhood: code, shown: point, exact: nil),
            now: posted
        )
    }

    /// Mostly an evening; every fifth takes two to five days, and every tenth has three dates.
    private static func dates(from day: Int, _ random: inout SplitMix64) throws -> [EventPeriod] {
        func evening(_ day: Int) throws -> EventPeriod {
            let start = Zone.seoul.moment(
                of: LocalTime(CivilDate(daysSince1970: day), minute: 19 * 60)
            )
            return try EventPeriod(startsAt: start, endsAt: start + .seconds(7_200))
        }
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            let last = day + Int.random(in: 1...4, using: &random)
            return [
                try EventPeriod(
                    from: CivilDate(daysSince1970: day),
                    through: CivilDate(daysSince1970: last),
                    in: .seoul
                )
            ]
        case 2: return [try evening(day), try evening(day + 7), try evening(day + 14)]
        default: return [try evening(day)]
        }
    }
}
