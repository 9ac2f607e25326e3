/// Forgets pictures that nothing has shown for a day, and removes the files that no picture is kept in.
///
/// Each round looks at the next so many, so that it costs the same however many there are; what was used by
/// something that has gone is found when its turn comes.
public actor SweepImages {
    /// So long an upload waits to be used.
    public static let patience = Duration.seconds(24 * 3_600)
    private static let picturesPerRound = 5_000
    private static let filesPerRound = 5_000

    private let images: any ImageRepository
    private let store: any ImageStore
    private var latest: Image.ID?

    public init(images: any ImageRepository, store: any ImageStore) {
        self.images = images
        self.store = store
    }

    public func callAsFunction(at now: Moment) async throws {
        latest = try await images.sweep(
            after: latest,
            count: Self.picturesPerRound,
            uploadedBefore: now - Self.patience
        )
        try await store.sweep(about: Self.filesPerRound, keptBefore: now - Self.patience) { [images] files in
            try await images.needed(of: files)
        }
    }
}
