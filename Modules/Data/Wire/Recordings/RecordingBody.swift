public import Domain
import JSONCoding

/// A recording of a teacher.
public struct RecordingBody: ShapedBody, Hashable {
    public let id: Recording.ID
    public let title: String
    public let seconds: Int
    public let uploadedAt: Moment

    /// The path of the sound.
    public var path: String { RecordingPath.audio.filled(id.description) }

    public static let shape = Shape<Self>(
        "Recording",
        Field("id", \.id),
        Field("title", \.title),
        Field("seconds", \.seconds, .integer(1...Recording.mostSeconds)),
        Field("url", \.path, .string(format: "uri-reference"), about: "MP3; takes ranges"),
        Field("uploadedAt", \.uploadedAt),
        make: { Self(id: $0, title: $1, seconds: $2, uploadedAt: $4) }
    )
}

extension RecordingBody {
    public init(_ recording: Recording) {
        id = recording.id
        title = recording.title.text
        seconds = recording.seconds
        uploadedAt = recording.uploadedAt
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
