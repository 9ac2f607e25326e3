public import Domain
public import JSONCoding

/// A lesson to book.
public struct BookingBody: Body, Hashable {
    public let startsAt: Moment
    public let note: String?

    public init(startsAt: Moment, note: String? = nil) {
        self.startsAt = startsAt
        self.note = note
    }

    public static var name: String { "Booking" }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required.described("One of the free times"),
            "note": .nullable(.string(maxLength: 5_000)),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
        note = try fields.textIfPresent("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", startsAt)
            writer.fieldIfPresent("note", note)
        }
    }
}
