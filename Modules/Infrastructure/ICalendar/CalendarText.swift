/// The lines of a stream of calendars that libical gets to see: known properties of events and time zones.
struct CalendarText {
    struct Block {
        /// The index of its calendar.
        var calendar = 0
        var lines: [String] = []
        var notes: Set<CalendarEvent.Note> = []

        /// As a component of its own.
        func component(_ name: String) -> String {
            "BEGIN:\(name)\r\n\(lines.joined(separator: "\r\n"))\r\nEND:\(name)\r\n"
        }

        /// The values of a property, also those that libical can't read.
        func count(of property: String) -> Int {
            lines.filter { CalendarText.property(of: $0) == property }
                .reduce(0) { $0 + CalendarText.values(of: $1, property) }
        }
    }

    struct Calendar {
        var zones: [Block] = []
        /// `X-WR-TIMEZONE`.
        var timeZone: String?
    }

    private(set) var name: String?
    private(set) var calendars: [Calendar] = []
    private(set) var events: [Block] = []
    private(set) var isCut = false

    private let limits: ICalendarLimits
    /// Open components, outermost first.
    private var path: [String] = []
    private var block = Block()
    private var isBegun = false
    private var zones = 0
    private var rulesInZone = 0

    init(_ bytes: [UInt8], _ limits: ICalendarLimits) throws(ICalendarError) {
        guard bytes.count <= limits.bytes else { throw .tooLarge }
        self.limits = limits
        var line: [UInt8] = []
        var isTooLong = false
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var index = bytes.starts(with: mark) ? mark.count : 0
        var lines = 0
        while index < bytes.count, lines < limits.lines {
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
        isCut = isCut || !path.isEmpty || index < bytes.count
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
        let property = Self.property(of: text)
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
        if path == ["VCALENDAR"] { calendars.append(Calendar()) }
        if path == ["VCALENDAR", "VEVENT"] || path == ["VCALENDAR", "VTIMEZONE"] {
            block = Block(calendar: calendars.count - 1)
            rulesInZone = 0
        } else if isOfZone {
            block.lines.append("BEGIN:\(component)")
        }
    }

    private mutating func end(_ component: String) {
        guard let level = path.lastIndex(of: component) else {
            // A mistyped end. Without one, what follows would count as part of this component.
            isCut = true
            if path.count > 1, path.last != "VEVENT" { path.removeLast() }
            return
        }
        let isWhole = level == path.count - 1
        if !isWhole { isCut = true }
        if isWhole, isOfZone { block.lines.append("END:\(component)") }
        if isWhole, path == ["VCALENDAR", "VEVENT"] { keepEvent() }
        if isWhole, path == ["VCALENDAR", "VTIMEZONE"] { keepZone() }
        path.removeSubrange(level...)
    }

    private mutating func keepEvent() {
        if events.count < limits.events { events.append(block) } else { isCut = true }
        block = Block()
    }

    private mutating func keepZone() {
        zones += 1
        if zones <= limits.zones { calendars[block.calendar].zones.append(block) } else { isCut = true }
        block = Block()
    }

    private mutating func add(_ text: String, _ property: String) {
        if path == ["VCALENDAR"], property == "X-WR-CALNAME", name == nil { name = Self.value(of: text) }
        if path == ["VCALENDAR"], property == "X-WR-TIMEZONE" {
            calendars[calendars.count - 1].timeZone = Self.value(of: text)
        }
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
        guard property == "RRULE" else {
            block.lines.append(text)
            return
        }
        // Programs write a negative count for none.
        let rule = Self.value(of: text).uppercased().split(separator: ";").filter { !$0.hasPrefix("COUNT=-") }
            .joined(separator: ";")
        if isCheap(rule) { block.lines.append("RRULE:\(rule)") } else { block.notes.insert(.ruleRefused) }
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
        // libical takes a count or an interval below one for none.
        guard ["COUNT", "INTERVAL"].allSatisfy({ parts[$0].map { (Int($0) ?? 0) > 0 } ?? true }) else {
            return false
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

    private static func property(of line: String) -> String {
        line.prefix { $0 != ":" && $0 != ";" }.uppercased()
    }

    private static func value(of line: String) -> String {
        var isQuoted = false
        let colon = line.firstIndex { character in
            if character == "\"" { isQuoted.toggle() }
            return character == ":" && !isQuoted
        }
        return String(line[(colon ?? line.endIndex)...].dropFirst())
    }

    /// How many values a line has. Only times are lists.
    private static func values(of line: String, _ property: String) -> Int {
        property == "RRULE" ? 1 : value(of: line).count { $0 == "," } + 1
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
