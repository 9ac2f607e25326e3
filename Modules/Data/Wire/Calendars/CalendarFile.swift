public import Domain

/// An iCalendar file (RFC 5545) with times of Seoul.
public struct CalendarFile: Sendable {
    public static let type: StaticString = "text/calendar; charset=utf-8"

    private let name: String?
    private let events: [CalendarEvent]

    /// A calendar to subscribe to.
    /// - Parameter area: the name of a neighbourhood.
    public init(named name: String, _ entries: [CalendarEntry], area: (NeighbourhoodCode) -> String) {
        self.name = name
        events = entries.map { CalendarEvent($0, in: area($0.neighbourhood)) }
    }

    /// An accepted deal. Throws ``DealRefusal/notAccepted`` for a deal in another state.
    public init(_ deal: DealBody, in language: Language) throws(DealRefusal) {
        guard deal.state == .accepted else { throw .notAccepted }
        name = nil
        events = [CalendarEvent(deal, in: language)]
    }

    public var text: String {
        let lines =
            ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Madang//Madang//KO"]
            + heading + zone + events.flatMap(lines) + ["END:VCALENDAR"]
        return lines.map { "\(Self.folded($0))\r\n" }.joined()
    }

    private var heading: [String] {
        guard let name else { return [] }
        return [
            "METHOD:PUBLISH", "NAME:\(Self.escaped(name))", "X-WR-CALNAME:\(Self.escaped(name))",
            "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-PUBLISHED-TTL:PT1H",
        ]
    }

    /// Seoul has kept one offset since 1988.
    private var zone: [String] {
        [
            "BEGIN:VTIMEZONE", "TZID:Asia/Seoul", "BEGIN:STANDARD", "DTSTART:19881009T030000",
            "TZOFFSETFROM:+0900", "TZOFFSETTO:+0900", "TZNAME:KST", "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    private func lines(_ event: CalendarEvent) -> [String] {
        let lines: [String?] = [
            "BEGIN:VEVENT",
            "UID:\(event.identifier)@madang",
            "DTSTAMP:\(Self.time(event.changedAt))Z",
            "LAST-MODIFIED:\(Self.time(event.changedAt))Z",
            "SEQUENCE:\(event.sequence)",
            "DTSTART;TZID=Asia/Seoul:\(Self.time(event.startsAt + Self.seoul))",
            "DTEND;TZID=Asia/Seoul:\(Self.time(event.endsAt + Self.seoul))",
            "SUMMARY:\(Self.escaped(event.title))",
            "LOCATION:\(Self.escaped(event.location))",
            event.point.map { "GEO:\($0.latitude);\($0.longitude)" },
            event.note.map { "DESCRIPTION:\(Self.escaped($0))" },
            "STATUS:\(event.isCancelled ? "CANCELLED" : "CONFIRMED")",
            "END:VEVENT",
        ]
        return lines.compactMap(\.self)
    }

    private static let seoul = Duration.seconds(9 * 3_600)

    /// "20261121T100000"
    private static func time(_ moment: Moment) -> String {
        moment.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for character in text {
            switch character {
            case "\\", ";", ",": escaped += "\\\(character)"
            case _ where character.isNewline: escaped += "\\n"
            default: escaped.append(character)
            }
        }
        return escaped
    }

    /// Breaks a line into parts of at most 75 bytes, without breaking a character.
    private static func folded(_ line: String) -> String {
        var folded = ""
        var bytes = 0
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if bytes + length > 75 {
                folded += "\r\n "
                bytes = 1
            }
            folded.unicodeScalars.append(scalar)
            bytes += length
        }
        return folded
    }
}
