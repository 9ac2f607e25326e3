public import Domain

/// An iCalendar file (RFC 5545) with times of Seoul.
public struct CalendarFile: Sendable {
    public static let type: StaticString = "text/calendar; charset=utf-8"

    private let name: String?
    private let events: [CalendarEvent]
    /// How long before the start of an event calendar apps remind of it.
    private let alarms: [String]

    /// A member's own calendar to subscribe to, with alarms.
    /// - Parameter area: the name of a neighbourhood.
    public init(named name: String, _ entries: [CalendarEntry], area: (NeighbourhoodCode) -> String) {
        self.name = name
        alarms = Self.usualAlarms
        events = entries.map { CalendarEvent($0, in: area($0.neighbourhood)) }
    }

    /// A calendar to subscribe to, or a file of some events without a `name`.
    init(named name: String?, _ events: [CalendarEvent]) {
        self.name = name
        self.events = events
        alarms = []
    }

    /// An accepted deal. Throws ``DealRefusal/notAccepted`` for a deal in another state.
    public init(_ deal: DealBody, in language: Language) throws(DealRefusal) {
        guard deal.state == .accepted else { throw .notAccepted }
        name = nil
        events = [CalendarEvent(deal, in: language)]
        alarms = Self.usualAlarms
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

    /// A day and an hour.
    private static let usualAlarms = ["-P1D", "-PT1H"]

    private func alarms(for event: CalendarEvent) -> [String] {
        guard event.status != .cancelled, event.wholeDays == nil else { return [] }
        return alarms.flatMap { trigger in
            [
                "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:\(Self.escaped(event.title))",
                "TRIGGER:\(trigger)", "END:VALARM",
            ]
        }
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
            event.location.map { "LOCATION:\(Self.escaped($0))" },
            event.point.map { "GEO:\($0.latitude);\($0.longitude)" },
            event.note.map { "DESCRIPTION:\(Self.escaped($0))" },
            event.link.map { "URL:\($0)" },
            organizer(of: event),
            "STATUS:\(event.status.rawValue)",
        ]
        return lines.compactMap(\.self) + alarms(for: event) + ["END:VEVENT"]
    }

    /// Readers show the name. The address is a page, since mail addresses aren't published.
    private func organizer(of event: CalendarEvent) -> String? {
        guard let link = event.link, !event.hosts.isEmpty else { return nil }
        let name = event.hosts.joined(separator: ", ").filter { $0 != "\"" && !$0.isNewline }
        return "ORGANIZER;CN=\"\(name)\":\(link)"
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

    /// Works on bytes, since a feed has hundreds of kilobytes of text.
    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: isSpecial) else { return text }
        var escaped: [UInt8] = []
        escaped.reserveCapacity(text.utf8.count + 64)
        var rest = Array(text.utf8)[...]
        while let byte = rest.first {
            let lineBreak = isSpecial(byte) ? lineBreak(at: rest) : 0
            if lineBreak > 0 {
                escaped += "\\n".utf8
            } else {
                if isMark(byte) { escaped.append(UInt8(ascii: "\\")) }
                escaped.append(byte)
            }
            rest = rest.dropFirst(max(lineBreak, 1))
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// The length of the line break that the bytes begin with, or 0.
    private static func lineBreak(at bytes: ArraySlice<UInt8>) -> Int {
        switch bytes.first {
        case 0x0d: bytes.dropFirst().first == 0x0a ? 2 : 1
        case 0x0a, 0x0b, 0x0c: 1
        case 0xc2: bytes.starts(with: [0xc2, 0x85]) ? 2 : 0
        case 0xe2: bytes.starts(with: [0xe2, 0x80, 0xa8]) || bytes.starts(with: [0xe2, 0x80, 0xa9]) ? 3 : 0
        default: 0
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\\") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",")
    }

    /// Whether the byte is, or begins, a character to escape.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte < 0x20 || isMark(byte) || byte == 0xc2 || byte == 0xe2
    }

    /// Breaks a line into parts of at most 75 bytes, without breaking a character.
    private static func folded(_ line: String) -> String {
        guard line.utf8.count > 75 else { return line }
        var folded: [UInt8] = []
        folded.reserveCapacity(line.utf8.count * 26 / 25 + 3)
        var rest = Array(line.utf8)[...]
        while rest.count > (folded.isEmpty ? 75 : 74) {
            let end = rest.startIndex + (folded.isEmpty ? 75 : 74)
            let start = rest[...end].lastIndex { $0 & 0b1100_0000 != 0b1000_0000 } ?? end
            folded += rest[..<start]
            folded += "\r\n ".utf8
            rest = rest[start...]
        }
        return String(decoding: folded + rest, as: UTF8.self)
    }
}
