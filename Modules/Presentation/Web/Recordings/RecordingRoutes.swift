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
        .upload(API.recordings.add, types: ["audio/*"], limit: Recording.mostBytes, room: room) {
            _,
            query,
            who,
            request in
            let title = try RecordingTitle(query.title)
            return RecordingBody(try await add(request.body.collected(), title, by: who.member))
        }
    }

    private var renaming: Endpoint {
        .on(API.recordings.rename) { id, body, who in
            let title = try body.read()
            return RecordingBody(try await recordings.update(id, of: who.member) { $0.rename(to: title) })
        }
    }

    private var removing: Endpoint {
        .on(API.recordings.remove) { id, nothing, who in
            try await recordings.remove(id, of: who.member)
            return nothing
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
                let id: Recording.ID = try request.identifier(or: RecordingRefusal.notFound)
                let recording = try await recordings.find(id, for: who?.member)
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
