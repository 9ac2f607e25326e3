/// Processes and stores a member's image, which can be used in content for a day.
public struct UploadImage: Sendable {
    private let images: any ImageRepository
    private let store: any FileStore
    private let press: any ImageProcessor
    private let throttle: any CallThrottle
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        images: any ImageRepository,
        store: any FileStore,
        press: any ImageProcessor,
        throttle: any CallThrottle,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.images = images
        self.store = store
        self.press = press
        self.throttle = throttle
        self.identifiers = identifiers
        self.clock = clock
    }

    /// Idempotent: the same image uploaded twice is stored once.
    public func callAsFunction(_ upload: [UInt8], by member: Member.ID) async throws -> Image {
        guard upload.count <= Image.mostBytes else { throw ImageRefusal.tooLarge }
        let now = clock.now
        try await images.checkShare(of: member, at: now)
        let pressed = try await processed(upload, of: member, at: now)
        let files = try await keep(pressed, at: now)
        let image = try await images.insert(
            Image(
                id: identifiers.next(),
                owner: member,
                width: pressed.width,
                height: pressed.height,
                files: files,
                uploadedAt: now
            )
        )
        // A sweep that read an older copy may have removed the files before the image was recorded.
        if try await !has(files) { _ = try await keep(pressed, at: now) }
        return image
    }

    private func processed(_ upload: [UInt8], of member: Member.ID, at now: Moment) async throws
        -> ProcessedImage
    {
        do {
            return try await throttle.process(for: member, at: now) {
                await press.press(upload, of: member)
            }
        } catch CallRefusal.tooOften(let wait) {
            throw ImageRefusal.tooMuchWork(retryAfter: wait)
        }
    }

    private func keep(_ pressed: ProcessedImage, at now: Moment) async throws -> ImageFiles {
        ImageFiles(
            thumb: try await store.keep(pressed.thumb, at: now),
            card: try await store.keep(pressed.card, at: now),
            full: try await store.keep(pressed.full, at: now)
        )
    }

    private func has(_ files: ImageFiles) async throws -> Bool {
        for file in [files.thumb, files.card, files.full] {
            guard try await store.has(file) else { return false }
        }
        return true
    }
}
