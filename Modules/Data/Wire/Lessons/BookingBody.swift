public import Domain
import JSONCoding

/// A lesson to book, or several at weekly times.
public struct BookingBody: ShapedBody, Hashable {
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

    public static let shape = Shape<Self>(
        "Booking",
        Field("startsAt", \.startsAt, about: "One of the free times"),
        Field("note", \.note, .string(maxLength: 5_000), .optional),
        Field(
            "weeks",
            \.weeks,
            .integer(DealExtent.allowedWeeks).limitedByRule,
            default: 1,
            about: "How many lessons of a pass, each a week after the one before; default: 1"
        ),
        Field(
            "skipsTaken",
            \.skipsTaken,
            default: false,
            about: "Whether weeks in which the time isn't free are left out; default: false"
        ),
        Field(
            "isTrial",
            \.isTrial,
            default: false,
            about: "Whether it is a first lesson to try; default: false"
        ),
        make: Self.init
    )

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
