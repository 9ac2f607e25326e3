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
            let calendars = text.calendars.map { CalendarZones($0) }
            defer { for zones in calendars { zones?.free() } }
            let entries = text.events.compactMap { block in
                calendars[block.calendar].flatMap { CalendarEntry(block, zones: $0, limits) }
            }
            defer { for entry in entries { entry.free() } }
            return CalendarExpansion(limits).events(of: entries)
        }
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
    /// Whether it replaces the following occurrences, too.
    let isOfFollowing: Bool
    let rules: [icalrecurrencetype]
    let added: [CalendarSpan]
    let excluded: [LibraryTime]

    init?(_ block: CalendarText.Block, zones: CalendarZones, _ limits: ICalendarLimits) {
        guard let component = icalparser_parse_string(block.component("VEVENT")) else { return nil }
        guard icalcomponent_isa(component) == ICAL_VEVENT_COMPONENT else {
            icalcomponent_free(component)
            return nil
        }
        self.component = component
        func times(_ kind: icalproperty_kind) -> [CalendarSpan] {
            Self.properties(kind, of: component).compactMap { CalendarSpan($0, zones) }
        }
        let begins = times(ICAL_DTSTART_PROPERTY).first?.start
        start = begins
        end =
            times(ICAL_DTEND_PROPERTY).first?.start
            ?? begins.flatMap { Self.end(after: $0, of: component) }
        original = times(ICAL_RECURRENCEID_PROPERTY).first?.start
        let range = icalcomponent_get_first_property(component, ICAL_RECURRENCEID_PROPERTY)
            .flatMap { icalproperty_get_first_parameter($0, ICAL_RANGE_PARAMETER) }
        isOfFollowing = range.map { icalparameter_get_range($0) } == ICAL_RANGE_THISANDFUTURE
        rules = Self.rules(of: component, from: begins)
        added = times(ICAL_RDATE_PROPERTY)
        excluded = times(ICAL_EXDATE_PROPERTY).map(\.start)
        event = CalendarEvent(component)
        event.raw = block.lines.joined(separator: "\n")
        var notes = block.notes
        if range != nil, !isOfFollowing { notes.insert(.rangeIgnored) }
        if rules.count < block.count(of: "RRULE") || added.count < block.count(of: "RDATE")
            || excluded.count < block.count(of: "EXDATE")
        {
            notes.insert(.ruleRefused)
        }
        event.notes = CalendarEvent.Note.allCases.filter(notes.contains)
        event.take(start, end, limits)
    }

    func free() { icalcomponent_free(component) }

    /// At most four. Without those that libical reads wrongly.
    private static func rules(of component: OpaquePointer, from start: LibraryTime?) -> [icalrecurrencetype] {
        properties(ICAL_RRULE_PROPERTY, of: component).prefix(4)
            .filter { icalproperty_get_value($0).map { icalvalue_isa($0) } == ICAL_RECUR_VALUE }
            .map { icalproperty_get_rrule($0) }
            .filter { rule in start.map { rule.isReadRightly(from: $0.time) } ?? true }
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
        return start.adding(icalproperty_get_duration(property))
    }
}

/// A time, and its end if the same value tells it.
struct CalendarSpan {
    let start: LibraryTime
    var end: LibraryTime?

    init(_ start: LibraryTime) {
        self.start = start
    }

    /// Nil for a value of another type, and for a date that doesn't exist.
    init?(_ property: OpaquePointer, _ zones: CalendarZones) {
        guard let value = icalproperty_get_value(property) else { return nil }
        var period: icalperiodtype?
        let time: icaltimetype
        switch icalvalue_isa(value) {
        case ICAL_DATE_VALUE: time = icalvalue_get_date(value)
        case ICAL_DATETIME_VALUE, ICAL_DATETIMEDATE_VALUE: time = icalvalue_get_datetime(value)
        case ICAL_PERIOD_VALUE:
            let read = icalvalue_get_period(value)
            (period, time) = (read, read.start)
        case ICAL_DATETIMEPERIOD_VALUE:
            let read = icalvalue_get_datetimeperiod(value)
            let isTime = icaltime_is_null_time(read.time) == 0
            (period, time) = isTime ? (nil, read.time) : (read.period, read.period.start)
        default: return nil
        }
        // A period has times.
        guard let start = LibraryTime(valid: time, of: property, zones), period == nil || !start.isDate else {
            return nil
        }
        self.start = start
        if let period {
            end =
                icaltime_is_null_time(period.end) == 0
                ? LibraryTime(valid: period.end, of: property, zones) : start.adding(period.duration)
        }
    }
}

extension LibraryTime {
    /// Nil for a duration that is negative or longer than two years.
    fileprivate func adding(_ duration: icaldurationtype) -> LibraryTime? {
        guard icaldurationtype_is_bad_duration(duration) == 0, duration.is_neg == 0,
            duration.weeks < 100, duration.days < 700, duration.hours < 16_800,
            duration.minutes < 1_008_000, duration.seconds < 60_480_000
        else { return nil }
        let days = 7 * Int64(duration.weeks) + Int64(duration.days)
        let seconds =
            3_600 * Int64(duration.hours) + 60 * Int64(duration.minutes) + Int64(duration.seconds)
        guard isDate, seconds > 0 else { return adding(days: days).adding(seconds: seconds) }
        var midnight = time
        midnight.is_date = 0
        return LibraryTime(midnight, in: zone).adding(days: days).adding(seconds: seconds)
    }
}

extension icalrecurrencetype {
    /// Whether libical gives the dates that RFC 5545 means. It counts weeks wrongly if they are numbered,
    /// and if a rule of every second week starts on a day that isn't one of its own. A rule that ends before
    /// its start has no meaning.
    fileprivate func isReadRightly(from start: icaltimetype) -> Bool {
        let none = Int16(ICAL_RECURRENCE_ARRAY_MAX.rawValue)
        guard icaltime_is_null_time(until) != 0 || icaltime_compare_date_only(until, start) >= 0 else {
            return false
        }
        guard by_week_no.0 == none else { return false }
        guard freq == ICAL_WEEKLY_RECURRENCE, interval > 1, by_day.0 != none else { return true }
        let weekday = icaltime_day_of_week(start)
        return withUnsafeBytes(of: by_day) { bytes in
            bytes.bindMemory(to: Int16.self).prefix { $0 != none }.contains {
                icalrecurrencetype_day_day_of_week($0).rawValue == UInt32(weekday)
            }
        }
    }
}
