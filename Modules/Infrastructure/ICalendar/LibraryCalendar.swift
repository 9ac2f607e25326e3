import CICal
import Synchronization

/// The parts of libical in use. It keeps lists and error codes of its own, so one thread at a time calls it.
enum LibraryCalendar {
    /// Whether libical has been told not to end the process after an error.
    private static let isReady = Mutex(false)

    static func events(of text: CalendarText, _ limits: ICalendarLimits) -> [CalendarEvent] {
        isReady.withLock { isReady in
            if !isReady {
                icalerror_set_errors_are_fatal(0)
                isReady = true
            }
            guard let zones = icalcomponent_new(ICAL_VCALENDAR_COMPONENT) else { return [] }
            defer { icalcomponent_free(zones) }
            for zone in text.zones { addZone(zone, to: zones) }
            let entries = text.events.compactMap { CalendarEntry($0, zones: zones, limits) }
            defer { for entry in entries { entry.free() } }
            return CalendarExpansion(limits).events(of: entries)
        }
    }

    private static func addZone(_ block: CalendarText.Block, to calendar: OpaquePointer) {
        guard let zone = icalparser_parse_string(block.component("VTIMEZONE")) else { return }
        guard icalcomponent_isa(zone) == ICAL_VTIMEZONE_COMPONENT,
            let name = icalcomponent_get_first_property(zone, ICAL_TZID_PROPERTY),
            icalproperty_get_tzid(name) != nil,
            // Without an observance, libical would take the time zone for UTC.
            icalcomponent_get_first_component(zone, ICAL_ANY_COMPONENT) != nil
        else { return icalcomponent_free(zone) }
        icalcomponent_add_component(calendar, zone)
    }
}

/// An event as libical parsed it.
struct CalendarEntry {
    let component: OpaquePointer
    private(set) var event: CalendarEvent
    let start: LibraryTime?
    let end: LibraryTime?
    /// The start of the occurrence that this entry replaces.
    let original: LibraryTime?
    private let zones: OpaquePointer

    init?(_ block: CalendarText.Block, zones: OpaquePointer, _ limits: ICalendarLimits) {
        guard let component = icalparser_parse_string(block.component("VEVENT")) else { return nil }
        guard icalcomponent_isa(component) == ICAL_VEVENT_COMPONENT else {
            icalcomponent_free(component)
            return nil
        }
        self.component = component
        self.zones = zones
        start = Self.times(ICAL_DTSTART_PROPERTY, of: component, zones).first
        end =
            Self.times(ICAL_DTEND_PROPERTY, of: component, zones).first
            ?? start.flatMap { Self.end(after: $0, of: component) }
        original = Self.times(ICAL_RECURRENCEID_PROPERTY, of: component, zones).first
        event = CalendarEvent(component)
        event.raw = block.lines.joined(separator: "\n")
        event.notes = CalendarEvent.Note.allCases.filter(block.notes.contains)
        event.start = start.map { CalendarTime($0, floatingOffset: limits.floatingOffset) }
        event.end = end.map { CalendarTime($0, floatingOffset: limits.floatingOffset) }
        if let property = icalcomponent_get_first_property(component, ICAL_RECURRENCEID_PROPERTY),
            icalproperty_get_first_parameter(property, ICAL_RANGE_PARAMETER) != nil
        {
            event.notes.append(.rangeIgnored)
        }
    }

    func free() { icalcomponent_free(component) }

    /// All values of a property with times.
    func times(_ kind: icalproperty_kind) -> [LibraryTime] { Self.times(kind, of: component, zones) }

    var rules: [icalrecurrencetype] {
        Self.properties(ICAL_RRULE_PROPERTY, of: component).prefix(4)
            .filter { icalproperty_get_value($0).map { icalvalue_isa($0) } == ICAL_RECUR_VALUE }
            .map { icalproperty_get_rrule($0) }
    }

    private static func times(
        _ kind: icalproperty_kind,
        of component: OpaquePointer,
        _ zones: OpaquePointer
    ) -> [LibraryTime] {
        properties(kind, of: component).compactMap { LibraryTime($0, zones: zones) }
    }

    private static func properties(_ kind: icalproperty_kind, of component: OpaquePointer) -> [OpaquePointer]
    {
        var found: [OpaquePointer] = []
        var next = icalcomponent_get_first_property(component, kind)
        while let property = next {
            found.append(property)
            next = icalcomponent_get_next_property(component, kind)
        }
        return found
    }

    private static func end(after start: LibraryTime, of component: OpaquePointer) -> LibraryTime? {
        guard let property = icalcomponent_get_first_property(component, ICAL_DURATION_PROPERTY),
            let value = icalproperty_get_value(property), icalvalue_isa(value) == ICAL_DURATION_VALUE
        else { return nil }
        let duration = icalproperty_get_duration(property)
        guard icaldurationtype_is_bad_duration(duration) == 0, duration.is_neg == 0,
            duration.weeks < 100, duration.days < 700, duration.hours < 16_800,
            duration.minutes < 1_008_000, duration.seconds < 60_480_000
        else { return nil }
        let days = 7 * Int64(duration.weeks) + Int64(duration.days)
        let seconds =
            3_600 * Int64(duration.hours) + 60 * Int64(duration.minutes) + Int64(duration.seconds)
        return start.adding(days: days).adding(seconds: start.isDate ? 0 : seconds)
    }
}
