import Domain
import JSONCoding

/// The time that a line about a deal tells.
public struct MeetingBody: ShapedBody, Hashable {
    let meeting: Line.Meeting

    init(_ meeting: Line.Meeting) {
        self.meeting = meeting
    }

    public static let shape = Shape<Self>(
        "Meeting",
        Field("startsAt", \.meeting.startsAt),
        Field("minutes", \.meeting.minutes),
        Field("formerStart", \.meeting.formerStart, about: "The start before a move"),
        make: { Self(Line.Meeting(startsAt: $0, minutes: $1, formerStart: $2)) }
    )
}
