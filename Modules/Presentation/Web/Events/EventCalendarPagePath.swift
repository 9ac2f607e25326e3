public import Domain
import Wire

/// Paths of the pages of the calendar of events.
enum EventCalendarPagePath: String, Path {
    case calendar = "/calendar"
}

/// Pages of events as other servers link to them.
public enum PublicEventPages {
    /// The path of the calendar.
    public static let calendar = EventCalendarPagePath.calendar.rawValue

    /// The path of an event.
    public static func path(of event: Listing.ID) -> String { Listing.Kind.event.address(of: event) }
}
