/// Deletes images that have been unused for a day, and files that belong to no image and no recording.
///
/// Each round examines a fixed number, so that its cost doesn't depend on the total. A file released by
/// deleted content is found when its turn comes.
public actor SweepFiles {
    /// How long an upload may stay unused.
    public static let patience = Duration.seconds(24 * 3_600)
    private static let picturesPerRound = 5_000
    private static let filesPerRound = 5_000

    private let images: any ImageRepository
    private let recordings: any RecordingRepository
    private let store: any FileStore
    private var latest: Image.ID?

    public init(
        images: any ImageRepository,
        recordings: any RecordingRepository,
        store: any FileStore
    ) {
        self.images = images
        self.recordings = recordings
        self.store = store
    }

    public func callAsFunction(at now: Moment) async throws {
        latest = try await images.sweep(
            after: latest,
            count: Self.picturesPerRound,
            uploadedBefore: now - Self.patience
        )
        try await store.sweep(about: Self.filesPerRound, keptBefore: now - Self.patience) { files in
            try await needed(of: files)
        }
    }

    private func needed(of files: [StoredFile]) async throws -> Set<StoredFile> {
        try await images.needed(of: files).union(recordings.needed(of: files))
    }
}
