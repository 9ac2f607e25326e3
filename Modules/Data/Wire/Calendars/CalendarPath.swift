/// Paths of calendars.
public enum CalendarPath: String, Path {
    case mine = "/api/v1/me/calendar"
    /// For calendar apps, with the key of a secret address.
    case subscription = "/api/v1/calendar.ics"
}
