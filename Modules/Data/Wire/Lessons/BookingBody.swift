public import Domain
public import JSONCoding

/// A lesson to book, or several at weekly times.
public struct BookingBody: Body, Hashable {
    public let startsAt: Moment
    public let note: String?
    public let weeks: Int
    public let skipsTaken: Bool
    public let isTrial: Bool

    public init(
        startsAt: Moment,
        note: String? = nil,
        weeks: Int = 1,
        skipsTaken: Bool = false,
        isTrial: Bool = false
    ) {
        self.startsAt = startsAt
        self.note = note
        self.weeks = weeks
        self.skipsTaken = skipsTaken
        self.isTrial = isTrial
    }

    public static var name: String { "Booking" }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required.described("One of the free times"),
            "note": .nullable(.string(maxLength: 5_000)),
            "weeks": .integer(DealExtent.allowedWeeks).limitedByRule
                .described("How many lessons of a pass, each a week after the one before; default: 1"),
            "skipsTaken": .boolean
                .described("Whether weeks in which the time isn't free are left out; default: false"),
            "isTrial": .boolean.described("Whether it is a first lesson to try; default: false"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
        note = try fields.textIfPresent("note")
        weeks = try fields.integerIfPresent("weeks") ?? 1
        skipsTaken = fields.isGiven("skipsTaken") ? try fields.boolean("skipsTaken") : false
        isTrial = fields.isGiven("isTrial") ? try fields.boolean("isTrial") : false
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", startsAt)
            writer.fieldIfPresent("note", note)
            if weeks != 1 { writer.field("weeks", weeks) }
            if skipsTaken { writer.field("skipsTaken", true) }
            if isTrial { writer.field("isTrial", true) }
        }
    }

    /// Throws the refusals of all fields that break a rule.
    public func wish() throws -> BookingWish {
        try BookingWish(
            startsAt: startsAt,
            note: note,
            weeks: weeks,
            skipsTaken: skipsTaken,
            isTrial: isTrial
        )
    }
}
