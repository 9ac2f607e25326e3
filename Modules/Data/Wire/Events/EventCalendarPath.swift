/// Paths of the calendar of events.
public enum EventCalendarPath: String, Path {
    case days = "/api/v1/calendar/days"
    case agenda = "/api/v1/calendar/agenda"
    case closingSoon = "/api/v1/calendar/closing-soon"
    /// Feeds, which apps subscribe to.
    case iCalendar = "/api/v1/calendar/events.ics"
    case atom = "/api/v1/calendar/events.atom"
    case jsonFeed = "/api/v1/calendar/events.json"
    /// One event, with all its dates.
    case one = "/api/v1/calendar/events/{id}"
}
