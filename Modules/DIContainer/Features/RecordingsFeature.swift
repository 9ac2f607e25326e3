import Domain
import Web

/// The use cases and routes of teachers' recordings.
struct RecordingsFeature: Sendable {
    let routes: RecordingRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        routes = RecordingRoutes(
            recordings: repositories.recordings,
            add: AddRecording(
                recordings: repositories.recordings,
                store: drivers.fileStore,
                processor: drivers.recordingProcessor,
                throttle: repositories.calls,
                identifiers: drivers.identifiers,
                clock: drivers.clock
            ),
            store: drivers.fileStore
        )
    }
}
