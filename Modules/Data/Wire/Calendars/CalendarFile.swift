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

    /// A calendar to subscribe to, or a file of some events without a `name`.
    init(named name: String?, _ events: [CalendarEvent]) {
        self.name = name
        self.events = events
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
            Self.time("DTSTART", event.startsAt, event.wholeDays?.lowerBound),
            // The day after the last.
            Self.time("DTEND", event.endsAt, event.wholeDays.map { $0.upperBound + 1 }),
            "SUMMARY:\(Self.escaped(event.title))",
            "LOCATION:\(Self.escaped(event.location))",
            event.point.map { "GEO:\($0.latitude);\($0.longitude)" },
            event.note.map { "DESCRIPTION:\(Self.escaped($0))" },
            event.link.map { "URL:\($0)" },
            "STATUS:\(event.status.rawValue)",
            "END:VEVENT",
        ]
        return lines.compactMap(\.self)
    }

    private static let seoul = Duration.seconds(9 * 3_600)

    private static func time(_ name: String, _ moment: Moment, _ wholeDay: Int?) -> String {
        guard let wholeDay else { return "\(name);TZID=Asia/Seoul:\(time(moment + seoul))" }
        let day = CivilDate(daysSince1970: wholeDay).iso8601.filter { $0 != "-" }
        return "\(name);VALUE=DATE:\(day)"
    }

    /// "20261121T100000"
    private static func time(_ moment: Moment) -> String {
        moment.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" }
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
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

    /// Whether the byte is, or begins, a character to escape.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";")
            || byte == UInt8(ascii: ",") || byte == 0xc2 || byte == 0xe2
    }

    /// Breaks a line into parts of at most 75 bytes, without breaking a character.
    private static func folded(_ line: String) -> String {
        guard line.utf8.count > 75 else { return line }
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
