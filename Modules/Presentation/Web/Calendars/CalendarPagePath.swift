import Wire

/// Paths of pages about calendars.
enum CalendarPagePath: String, Path {
    case mine = "/settings/calendar"
    case delete = "/settings/calendar/delete"
}
