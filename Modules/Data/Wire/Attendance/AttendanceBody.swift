public import Domain
public import JSONCoding

/// Attendance as one reader may see it.
public struct AttendanceBody: Body {
    public let listing: Listing.ID
    public let title: String
    public let isOrganiser: Bool
    public let window: AttendanceWindow
    /// Whether a position can be compared with the meeting place.
    public let hasPlace: Bool
    /// All members for the organiser, the reader's own entry for a member.
    public let entries: [AttendanceEntryBody]

    public init(_ summary: AttendanceSummary) {
        listing = summary.listing
        title = summary.title.text
        isOrganiser = summary.isOrganiser
        window = summary.window
        hasPlace = summary.hasPlace
        entries = summary.entries.map(AttendanceEntryBody.init)
    }

    public static var name: String { "Attendance" }
    public static var parts: [any Body.Type] { [AttendanceEntryBody.self] }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "title": .string().required,
            "organiser": .boolean.required.described("Whether the reader is the organiser"),
            "checkInFrom": .moment.required,
            "startsAt": .moment.required.described("The organiser marks members from here on"),
            "lateAfter": .moment.required.described("A later check-in is late"),
            "endsAt": .moment.required.described("The end of check-in"),
            "marksUntil": .moment.required.described("Marks count from then on"),
            "hasPlace": .boolean.required.described("Whether members can check in by a position"),
            "entries": .array(of: .reference(AttendanceEntryBody.name)).required
                .described("All for the organiser, the reader's own for a member"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        title = try fields.text("title")
        isOrganiser = try fields.boolean("organiser")
        window = AttendanceWindow(
            startsAt: try fields.moment("startsAt"),
            endsAt: try fields.moment("endsAt")
        )
        hasPlace = try fields.boolean("hasPlace")
        entries = try fields.bodies("entries")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("title", title)
            writer.field("organiser", isOrganiser)
            writer.field("checkInFrom", window.opensAt)
            writer.field("startsAt", window.startsAt)
            writer.field("lateAfter", window.lateAfter)
            writer.field("endsAt", window.endsAt)
            writer.field("marksUntil", window.settlesAt)
            writer.field("hasPlace", hasPlace)
            writer.field("entries", entries)
        }
    }
}
