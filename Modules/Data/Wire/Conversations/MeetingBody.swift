import Domain
public import JSONCoding

/// The time that a line about a deal tells.
public struct MeetingBody: Body, Hashable {
    let meeting: Line.Meeting

    init(_ meeting: Line.Meeting) {
        self.meeting = meeting
    }

    public static var name: String { "Meeting" }

    public static var schema: Schema {
        .object([
            "startsAt": .moment.required,
            "minutes": .integer().required,
            "formerStart": .nullable(.moment).required.described("The start before a move"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        meeting = Line.Meeting(
            startsAt: try fields.moment("startsAt"),
            minutes: try fields.integer("minutes"),
            formerStart: try fields.momentIfPresent("formerStart")
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("startsAt", meeting.startsAt)
            writer.field("minutes", meeting.minutes)
            writer.field("formerStart", meeting.formerStart)
        }
    }
}
