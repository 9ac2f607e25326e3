/// Deletes images that have been unused for a day, and files that belong to no image.
///
/// Each round examines a fixed number, so that its cost doesn't depend on the total. A file released by
/// deleted content is found when its turn comes.
public actor SweepImages {
    /// How long an upload may stay unused.
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
