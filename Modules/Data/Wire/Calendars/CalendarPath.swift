/// Paths of calendars.
public enum CalendarPath: String, Path {
    /// For calendar apps, with the key of a secret address.
    case subscription = "/api/v1/calendar.ics"
}
