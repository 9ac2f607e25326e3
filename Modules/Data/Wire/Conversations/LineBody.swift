public import Domain
public import JSONCoding

/// A line that the server adds to a conversation.
public struct LineBody: Body, Hashable {
    public let line: Line

    public init(_ line: Line) {
        self.line = line
    }

    public static var name: String { "Line" }
    public static var parts: [any Body.Type] { [MeetingBody.self] }

    public static var schema: Schema {
        .object([
            "event": .words(of: Line.Event.self).required,
            "actor": .nullable(.string()).required,
            "deal": .nullable(.string()).required,
            "meeting": .nullable(.reference(MeetingBody.name)).required
                .described("The time that the line suggests or agrees on, as it was then"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        line = Line(
            try fields.choice("event"),
            by: try fields.identifierIfPresent("actor"),
            deal: try fields.identifierIfPresent("deal"),
            meeting: try fields.bodyIfPresent("meeting", as: MeetingBody.self)?.meeting
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("event", line.event.rawValue)
            writer.field("actor", line.actor)
            writer.field("deal", line.deal)
            writer.field("meeting", line.meeting.map(MeetingBody.init))
        }
    }
}
