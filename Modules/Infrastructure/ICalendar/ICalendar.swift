/// A parsed calendar.
public struct ICalendar: Equatable, Sendable {
    /// `X-WR-CALNAME`.
    public let name: String?
    /// In the order of the document. A recurring event is returned once for each occurrence in the window.
    public let events: [CalendarEvent]
    /// Whether the document ended early, or had more events or lines than its limit.
    public let isCut: Bool

    public init(parsing bytes: [UInt8], _ limits: ICalendarLimits) throws(ICalendarError) {
        let text = try CalendarText(bytes, limits)
        name = text.name
        isCut = text.isCut
        events = LibraryCalendar.events(of: text, limits)
    }
}

/// An event, or one occurrence of a recurring event.
public struct CalendarEvent: Equatable, Sendable {
    public enum Status: String, Sendable {
        case confirmed, tentative, cancelled
    }

    /// What is doubtful about an event.
    public enum Note: String, Sendable, CaseIterable {
        /// Bytes that aren't UTF-8 were replaced.
        case brokenText
        /// A rule or a date of a recurrence was ignored, because it is malformed, or costs too much.
        case ruleRefused
        /// There are more occurrences than the limit.
        case occurrencesCut
        /// A line was dropped because of its length, or there were too many.
        case linesDropped
        /// A change of several occurrences was applied to one only.
        case rangeIgnored
        /// The calendar's own time zone is damaged, or begins later than the event, or only one of start and
        /// end has a zone.
        case zoneDoubtful
    }

    public var uid: String?
    /// The day of the occurrence in the original schedule, as in `20261205`; with the time, as in
    /// `20261205T100000`, if that day has several. Nil for an event that doesn't recur.
    public var recurrence: String?
    public var sequence = 0
    /// In seconds since 1970.
    public var lastModified: Int64?
    public var status = Status.confirmed
    public var summary: String?
    public var description: String?
    public var url: String?
    public var location: String?
    public var latitude: Double?
    public var longitude: Double?
    /// The common name only: the address stays private.
    public var organizer: String?
    public var categories: [String] = []
    /// Nil if it is missing or unreadable.
    public var start: CalendarTime?
    /// Exclusive. Computed from a duration if there is one.
    public var end: CalendarTime?
    public var notes: [Note] = []
    /// The lines of the event, unfolded.
    public var raw = ""
}

/// A date, or a date and time as it was written, and the point in time if that is known.
public struct CalendarTime: Equatable, Sendable {
    public enum Form: Equatable, Sendable {
        case date
        /// Without a time zone.
        case floating
        case utc
        /// The name is the calendar's own, and may be of a time zone that isn't known.
        case zone(String)
    }

    public let year: Int
    public let month: Int
    public let day: Int
    /// Zero for a date, as the minute.
    public let hour: Int
    public let minute: Int
    public let form: Form
    /// Since 1970; nil for a date, and in a time zone that the calendar doesn't define and the system doesn't
    /// know.
    public let seconds: Int64?
}
