/// Paths of the calendar of events that answer with other than JSON.
public enum EventCalendarPath: String, Path {
    /// Feeds, which apps subscribe to.
    case iCalendar = "/api/v1/calendar/events.ics"
    case atom = "/api/v1/calendar/events.atom"
    case jsonFeed = "/api/v1/calendar/events.json"
    /// One event, with all its dates.
    case one = "/api/v1/calendar/events/{id}"
}
