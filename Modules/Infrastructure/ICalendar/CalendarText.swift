/// The lines of a calendar that libical gets to see: known properties of events and time zones.
struct CalendarText {
    struct Block {
        var lines: [String] = []
        var notes: Set<CalendarEvent.Note> = []

        /// As a component of its own.
        func component(_ name: String) -> String {
            "BEGIN:\(name)\r\n\(lines.joined(separator: "\r\n"))\r\nEND:\(name)\r\n"
        }
    }

    private(set) var name: String?
    private(set) var zones: [Block] = []
    private(set) var events: [Block] = []
    private(set) var isCut = false

    private let limits: ICalendarLimits
    /// Open components, outermost first.
    private var path: [String] = []
    private var block = Block()
    private var isBegun = false
    private var isEnded = false
    private var rulesInZone = 0

    init(_ bytes: [UInt8], _ limits: ICalendarLimits) throws(ICalendarError) {
        guard bytes.count <= limits.bytes else { throw .tooLarge }
        self.limits = limits
        var line: [UInt8] = []
        var isTooLong = false
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var index = bytes.starts(with: mark) ? mark.count : 0
        var lines = 0
        while index < bytes.count, !isEnded, lines < limits.lines {
            lines += 1
            let end = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            if line.count + end - index <= limits.line {
                line += bytes[index..<end]
            } else {
                isTooLong = true
            }
            index = end
            while index < bytes.count, bytes[index] == 0x0A || bytes[index] == 0x0D { index += 1 }
            // A line that begins with a blank continues the one before.
            if index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 {
                index += 1
                continue
            }
            try take(line, isTooLong: isTooLong)
            (line, isTooLong) = ([], false)
        }
        guard isBegun else { throw .notACalendar }
        isCut = isCut || !isEnded
    }

    private mutating func take(_ bytes: [UInt8], isTooLong: Bool) throws(ICalendarError) {
        guard !isTooLong else {
            block.notes.insert(.linesDropped)
            return
        }
        let valid = String(validating: bytes, as: UTF8.self)
        let text = String(
            String.UnicodeScalarView(
                (valid ?? String(decoding: bytes, as: UTF8.self)).unicodeScalars.filter {
                    $0 == "\t" || $0.properties.generalCategory != .control
                }
            )
        )
        let property = text.prefix { $0 != ":" && $0 != ";" }.uppercased()
        guard isBegun || property.isEmpty || text.uppercased() == "BEGIN:VCALENDAR" else {
            throw .notACalendar
        }
        switch property {
        case "BEGIN": begin(Self.value(of: text).uppercased())
        case "END": end(Self.value(of: text).uppercased())
        default:
            if valid == nil { block.notes.insert(.brokenText) }
            add(text, property)
        }
    }

    private mutating func begin(_ component: String) {
        isBegun = true
        // Deeper components are of no interest, but their ends are.
        guard path.count < 16 else { return }
        path.append(component)
        if path == ["VCALENDAR", "VEVENT"] || path == ["VCALENDAR", "VTIMEZONE"] {
            block = Block()
            rulesInZone = 0
        } else if isOfZone {
            block.lines.append("BEGIN:\(component)")
        }
    }

    private mutating func end(_ component: String) {
        guard let level = path.lastIndex(of: component) else { return }
        let isWhole = level == path.count - 1
        if isWhole, isOfZone { block.lines.append("END:\(component)") }
        if isWhole, path == ["VCALENDAR", "VEVENT"] { keep(in: \.events, atMost: limits.events) }
        if isWhole, path == ["VCALENDAR", "VTIMEZONE"] { keep(in: \.zones, atMost: limits.zones) }
        path.removeSubrange(level...)
        isEnded = path.isEmpty
    }

    private mutating func keep(in blocks: WritableKeyPath<CalendarText, [Block]>, atMost limit: Int) {
        if self[keyPath: blocks].count < limit { self[keyPath: blocks].append(block) } else { isCut = true }
        block = Block()
    }

    private mutating func add(_ text: String, _ property: String) {
        if path == ["VCALENDAR"], property == "X-WR-CALNAME", name == nil { name = Self.value(of: text) }
        let isKnown =
            switch path {
            case ["VCALENDAR", "VEVENT"]: Self.ofEvents.contains(property)
            case ["VCALENDAR", "VTIMEZONE"]: property == "TZID"
            default: isOfZone && Self.ofZones.contains(property)
            }
        guard isKnown else { return }
        guard block.lines.count < limits.properties else {
            block.notes.insert(.linesDropped)
            return
        }
        guard property != "RRULE" || isCheap(Self.value(of: text).uppercased()) else {
            block.notes.insert(.ruleRefused)
            return
        }
        block.lines.append(text)
    }

    private var isOfZone: Bool {
        path.count == 3 && path[1] == "VTIMEZONE" && ["STANDARD", "DAYLIGHT"].contains(path[2])
    }

    /// Whether libical finds out within a second that a rule matches no date. With hours, minutes and seconds
    /// it would try each second of centuries.
    private mutating func isCheap(_ rule: String) -> Bool {
        var parts: [Substring: Substring] = [:]
        for part in rule.split(separator: ";") {
            let name = part.prefix { $0 != "=" }
            parts[name] = part[name.endIndex...].dropFirst()
        }
        guard rule.utf8.count <= 400, let frequency = parts["FREQ"], parts["RSCALE"] == nil else {
            return false
        }
        if isOfZone {
            rulesInZone += 1
            return frequency == "YEARLY" && rulesInZone <= 16 && parts["BYHOUR"] == nil
                && parts["BYMINUTE"] == nil && parts["BYSECOND"] == nil
        }
        let timesOfDay = ["BYHOUR", "BYMINUTE"].reduce(1) { product, part in
            product * ((parts[part]?.count { $0 == "," } ?? 0) + 1)
        }
        return ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"].contains(frequency)
            && parts["BYSECOND"] == nil && timesOfDay <= 4
    }

    private static func value(of line: String) -> String {
        let colon = line.firstIndex(of: ":") ?? line.endIndex
        return String(line[colon...].dropFirst())
    }

    private static let ofEvents: Set<String> = [
        "UID", "SUMMARY", "DESCRIPTION", "URL", "LOCATION", "GEO", "ORGANIZER", "CATEGORIES", "STATUS",
        "SEQUENCE", "LAST-MODIFIED", "DTSTART", "DTEND", "DURATION", "RRULE", "RDATE", "EXDATE",
        "RECURRENCE-ID",
    ]

    private static let ofZones: Set<String> = [
        "TZOFFSETFROM", "TZOFFSETTO", "TZNAME", "DTSTART", "RRULE", "RDATE",
    ]
}
