public import Domain
import JSONCoding

/// Operations on the recordings of teachers.
public struct RecordingOperations: OperationList {
    private static let recording = PathPattern<Recording.ID>(
        "/api/v1/me/teacher/recordings/{id}",
        else: RecordingRefusal.notFound
    )

    public let add = Operation<SignedIn, Void, RecordingQuery, RecordingBody>(
        .post,
        "/api/v1/me/teacher/recordings",
        """
        Add a recording to my teacher's page; MP3, M4A, WAV, Ogg, FLAC or WebM of at most \
        \(Recording.mostSeconds) seconds
        """,
        status: 201,
        isUpload: true
    )
    public let rename = Operation<SignedIn, Recording.ID, RecordingTitleBody, RecordingBody>(
        .put,
        recording,
        "Replace the title of my recording"
    )
    public let remove = Operation<SignedIn, Recording.ID, Nothing, Nothing>(
        .delete,
        recording,
        "Remove my recording"
    )
}

extension API {
    public static let recordings = RecordingOperations()
}

/// What is sent with a recording's bytes.
public struct RecordingQuery: ShapedBody {
    public let title: String

    public init(title: String) {
        self.title = title
    }

    public static let shape = Shape<Self>(
        "RecordingQuery",
        Field(
            "title",
            \.title,
            .text(),
            about: "One line of at most \(RecordingTitle.longest) characters"
        ),
        make: { Self(title: $0) }
    )
}
