public import Domain
import HTTPServer
import Wire

/// Endpoints of teachers' recordings.
public struct RecordingRoutes: Sendable {
    private static let type = "audio/mpeg"

    private let recordings: any RecordingRepository
    private let add: AddRecording
    private let store: any FileStore
    private let room = BodyMemory(bytes: 4 * Recording.mostBytes, ofOneMember: 2 * Recording.mostBytes)

    public init(recordings: any RecordingRepository, add: AddRecording, store: any FileStore) {
        self.recordings = recordings
        self.add = add
        self.store = store
    }

    public var endpoints: [Endpoint] { [adding, renaming, removing, audio] }

    private var adding: Endpoint {
        .upload(
            .post,
            RecordingPath.mine,
            """
            Add a recording to my teacher's page; MP3, M4A, WAV, Ogg, FLAC or WebM of at most \
            \(Recording.mostSeconds) seconds
            """,
            query: [
                .required("title", .text(), "One line of at most \(RecordingTitle.longest) characters")
            ],
            types: ["audio/*"],
            limit: Recording.mostBytes,
            room: room,
            answers: .json(201)
        ) { [add] request, who in
            let title = try RecordingTitle(request.required("title", request.query["title"]))
            return RecordingBody(try await add(request.body.collected(), title, by: who.member))
        }
    }

    private var renaming: Endpoint {
        .member(
            .put,
            RecordingPath.one,
            "Replace the title of my recording",
            takes: RecordingTitleBody.self,
            answers: .json()
        ) { [recordings] request, who, body in
            let title = try body.read()
            return RecordingBody(
                try await recordings.update(request.recording, of: who.member) { $0.rename(to: title) }
            )
        }
    }

    private var removing: Endpoint {
        .member(.delete, RecordingPath.one, "Remove my recording", answers: .nothing) {
            [recordings] request, who in
            try await recordings.remove(request.recording, of: who.member)
            return Nothing()
        }
    }

    /// Not kept by shared caches, because a block or the end of the teaching hides it.
    private var audio: Endpoint {
        .raw(
            .get,
            RecordingPath.audio,
            "Download a recording; takes ranges",
            type: Self.type,
            forVisitors: { [recordings, store] request, who in
                let recording = try await recordings.find(request.recording, for: who?.member)
                guard
                    var response = try await store.content(of: recording.file)?.response(type: Self.type)
                else {
                    throw RecordingRefusal.notFound
                }
                response.headers["Cache-Control"] = "private, no-cache"
                response.headers["ETag"] = "\"\(recording.file.name)\""
                return response
            }
        )
    }
}

extension Request {
    fileprivate var recording: Recording.ID {
        get throws { try identifier(or: RecordingRefusal.notFound) }
    }
}
