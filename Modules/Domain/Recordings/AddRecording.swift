/// Converts and stores a recording of a teacher. Rate limited, because a conversion takes seconds.
public struct AddRecording: Sendable {
    private let recordings: any RecordingRepository
    private let store: any FileStore
    private let processor: any RecordingProcessor
    private let throttle: any CallThrottle
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        recordings: any RecordingRepository,
        store: any FileStore,
        processor: any RecordingProcessor,
        throttle: any CallThrottle,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.recordings = recordings
        self.store = store
        self.processor = processor
        self.throttle = throttle
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(_ upload: [UInt8], _ title: RecordingTitle, by member: Member.ID) async throws
        -> Recording
    {
        guard upload.count <= Recording.mostBytes else { throw RecordingRefusal.tooLarge }
        try await recordings.checkRoom(of: member)
        let now = clock.now
        do {
            try await throttle.take(.recordings(of: member), at: now)
        } catch CallRefusal.tooOften(let wait) {
            throw RecordingRefusal.tooOften(retryAfter: wait)
        }
        let converted = try await converted(upload, of: member, at: now)
        let recording = try await recordings.insert(
            Recording(
                id: identifiers.next(),
                of: member,
                title,
                seconds: converted.seconds,
                file: try await store.keep(converted.mp3, at: now),
                uploadedAt: now
            )
        )
        // A sweep that read an older copy may have removed the file before the recording was stored.
        if try await !store.has(recording.file) { _ = try await store.keep(converted.mp3, at: now) }
        return recording
    }

    private func converted(_ upload: [UInt8], of member: Member.ID, at now: Moment) async throws
        -> ProcessedRecording
    {
        do {
            return try await throttle.process(for: member, at: now) {
                await processor.convert(upload, of: member)
            }
        } catch CallRefusal.tooOften(let wait) {
            throw RecordingRefusal.tooMuchWork(retryAfter: wait)
        }
    }
}

extension CountedCall {
    /// Ten at once, then one in six minutes.
    public static func recordings(of member: Member.ID) -> CountedCall {
        CountedCall(key: "recordings \(member)", rule: .init(tries: 10, interval: .seconds(360)))
    }
}
