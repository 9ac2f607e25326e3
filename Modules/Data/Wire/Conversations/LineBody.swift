public import Domain
import JSONCoding

/// A line that the server adds to a conversation.
public struct LineBody: ShapedBody, Hashable {
    public let line: Line

    public init(_ line: Line) {
        self.line = line
    }

    public static let shape = Shape<Self>(
        "Line",
        Field("event", \.line.event),
        Field("actor", \.line.actor),
        Field("deal", \.line.deal),
        Field(
            "meeting",
            { $0.line.meeting.map(MeetingBody.init) },
            about: "The time that the line suggests or agrees on, as it was then"
        ),
        make: { Self(Line($0, by: $1, deal: $2, meeting: $3?.meeting)) }
    )
}
