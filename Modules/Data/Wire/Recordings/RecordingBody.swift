public import Domain
public import JSONCoding

/// A recording of a teacher.
public struct RecordingBody: Body, Hashable {
    public let id: Recording.ID
    public let title: String
    public let seconds: Int
    public let uploadedAt: Moment

    public init(_ recording: Recording) {
        id = recording.id
        title = recording.title.text
        seconds = recording.seconds
        uploadedAt = recording.uploadedAt
    }

    /// The path of the sound.
    public var path: String { RecordingPath.audio.filled(id.description) }

    public static var name: String { "Recording" }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "title": .string().required,
            "seconds": .integer(1...Recording.mostSeconds).required,
            "url": .string(format: "uri-reference").required.described("MP3; takes ranges"),
            "uploadedAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        title = try fields.text("title")
        seconds = try fields.integer("seconds")
        uploadedAt = try fields.moment("uploadedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("title", title)
            writer.field("seconds", seconds)
            writer.field("url", path)
            writer.field("uploadedAt", uploadedAt)
        }
    }
}

/// Another title for a recording.
public struct RecordingTitleBody: ShapedBody, Hashable {
    let title: String

    public init(title: String) {
        self.title = title
    }

    public static let shape = Shape<Self>(
        "RecordingTitle",
        Field(
            "title",
            \.title,
            .nonBlank(atMost: RecordingTitle.longest),
            about: "One line of at most \(RecordingTitle.longest) characters"
        ),
        make: Self.init
    )

    public func read() throws(RecordingRefusal) -> RecordingTitle {
        try RecordingTitle(title)
    }
}
