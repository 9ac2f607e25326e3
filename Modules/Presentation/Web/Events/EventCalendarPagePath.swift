import Wire

/// Paths of the pages of the calendar of events.
enum EventCalendarPagePath: String, Path {
    case calendar = "/calendar"
}
