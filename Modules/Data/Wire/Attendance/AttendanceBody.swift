public import Domain
import JSONCoding

/// Attendance as one reader may see it.
public struct AttendanceBody: ShapedBody {
    public let listing: Listing.ID
    public let title: String
    public let isOrganiser: Bool
    public let window: AttendanceWindow
    /// Whether a position can be compared with the meeting place.
    public let hasPlace: Bool
    /// All members for the organiser, the reader's own entry for a member.
    public let entries: [AttendanceEntryBody]

    public static let shape = Shape<Self>(
        "Attendance",
        Field("listing", \.listing),
        Field("title", \.title),
        Field("organiser", \.isOrganiser, about: "Whether the reader is the organiser"),
        Field("checkInFrom", \.window.opensAt),
        Field("startsAt", \.window.startsAt, about: "The organiser marks members from here on"),
        Field("lateAfter", \.window.lateAfter, about: "A later check-in is late"),
        Field("endsAt", \.window.endsAt, about: "The end of check-in"),
        Field("marksUntil", \.window.settlesAt, about: "Marks count from then on"),
        Field("hasPlace", \.hasPlace, about: "Whether members can check in by a position"),
        Field("entries", \.entries, about: "All for the organiser, the reader's own for a member"),
        make: {
            Self(
                listing: $0,
                title: $1,
                isOrganiser: $2,
                window: AttendanceWindow(startsAt: $4, endsAt: $6),
                hasPlace: $8,
                entries: $9
            )
        }
    )
}

extension AttendanceBody {
    public init(_ summary: AttendanceSummary) {
        listing = summary.listing
        title = summary.title.text
        isOrganiser = summary.isOrganiser
        window = summary.window
        hasPlace = summary.hasPlace
        entries = summary.entries.map(AttendanceEntryBody.init)
    }
}
