public import Domain
public import JSONCoding

/// The secret address of the member's calendar, or none.
public struct CalendarAddressBody: Body {
    /// The path with its key, on this server.
    public let path: String?
    public let createdAt: Moment?

    public init(_ address: CalendarAddress?, key: (CalendarAddress.ID) -> String) {
        path = address.map { CalendarPath.subscription.rawValue.asking(["key": key($0.id)]) }
        createdAt = address?.createdAt
    }

    public static var name: String { "CalendarAddress" }

    public static var schema: Schema {
        .object([
            "path": .nullable(.string()).required,
            "createdAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        path = try fields.textIfPresent("path")
        createdAt = try fields.momentIfPresent("createdAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("path", path)
            writer.field("createdAt", createdAt)
        }
    }
}
