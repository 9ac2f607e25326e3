import CICal

/// A time zone that times of a calendar name.
struct CalendarZone {
    /// As written.
    let name: String
    /// Nil if neither the system nor the calendar knows it.
    let library: OpaquePointer?
    /// Whether rules of its definition were left out.
    var isIncomplete = false
    /// The first day and time that its definition covers; nil for a zone of the system, which covers all.
    var begins: String?
}

/// The time zones of one calendar: those of the system, and its own definitions.
///
/// A place that the system knows, as in `Europe/London`, has the rules of the system, because programs write
/// definitions that are old, or begin too late. Abbreviations such as `EST` mean what the calendar defines.
struct CalendarZones {
    /// A calendar component with the calendar's definitions. It owns their zones.
    private let component: OpaquePointer
    private var defined: [String: CalendarZone] = [:]
    /// Of times without a zone.
    private(set) var usual: CalendarZone?

    init?(_ calendar: CalendarText.Calendar) {
        guard let component = icalcomponent_new(ICAL_VCALENDAR_COMPONENT) else { return nil }
        self.component = component
        for block in calendar.zones { define(block) }
        usual = calendar.timeZone.map { zone($0) }
    }

    func free() { icalcomponent_free(component) }

    func zone(_ name: String) -> CalendarZone {
        defined[name] ?? CalendarZone(name: name, library: Self.ofSystem(name))
    }

    private mutating func define(_ block: CalendarText.Block) {
        guard let zone = icalparser_parse_string(block.component("VTIMEZONE")) else { return }
        guard icalcomponent_isa(zone) == ICAL_VTIMEZONE_COMPONENT,
            let property = icalcomponent_get_first_property(zone, ICAL_TZID_PROPERTY),
            let written = icalproperty_get_tzid(property).map({ String(cString: $0) }),
            defined[written] == nil, !written.contains("/") || Self.ofSystem(written) == nil,
            // Without an observance, libical would take the time zone for UTC.
            let begins = Self.starts(of: zone).min()
        else { return icalcomponent_free(zone) }
        icalcomponent_add_component(component, zone)
        defined[written] = CalendarZone(
            name: written,
            library: icalcomponent_get_timezone(component, written),
            isIncomplete: !block.notes.isEmpty,
            begins: begins
        )
    }

    /// The first times of all observances.
    private static func starts(of zone: OpaquePointer) -> [String] {
        var found: [String] = []
        var next = icalcomponent_get_first_component(zone, ICAL_ANY_COMPONENT)
        while let observance = next {
            found.append(LibraryTime(icalcomponent_get_dtstart(observance), in: nil).dayAndTime)
            next = icalcomponent_get_next_component(zone, ICAL_ANY_COMPONENT)
        }
        return found
    }

    /// By the name, also behind a prefix as in `/example.org/20260101/Europe/Berlin`.
    private static func ofSystem(_ name: String) -> OpaquePointer? {
        let parts = name.split(separator: "/")
        // libical opens a file of that name.
        let allowed = name.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) || "+-_/".utf8.contains(byte)
                || byte == UInt8(ascii: ".")
        }
        guard allowed, name.utf8.count <= 100, !parts.isEmpty, !parts.contains("..") else { return nil }
        if !name.hasPrefix("/"), let zone = icaltimezone_get_builtin_timezone(name) { return zone }
        for count in [3, 2] where parts.count >= count && !(parts.count == count && !name.hasPrefix("/")) {
            let short = parts.suffix(count).joined(separator: "/")
            if let zone = icaltimezone_get_builtin_timezone(short) { return zone }
        }
        return nil
    }
}
