/// Stores the metadata of images. The repository of the content that shows an image records that use.
public protocol ImageRepository: Sendable {
    /// Throws ``ImageRefusal/tooManyToday(retryAfter:)`` when `owner` has reached the daily limit.
    func checkShare(of owner: Member.ID, at now: Moment) async throws

    /// Inserts the image and returns it. When its owner has uploaded the same one before, returns that one
    /// with a new upload time. Throws what ``checkShare(of:at:)`` does.
    func insert(_ image: Image) async throws -> Image

    func find(_ id: Image.ID) async throws -> Image?

    /// Examines up to `count` images after `latest` and deletes unused ones uploaded before `moment`.
    /// Returns the last one examined, from which to continue; nil at the end.
    func sweep(
        after latest: Image.ID?,
        count: Int,
        uploadedBefore moment: Moment
    ) async throws -> Image.ID?

    /// Who may be served the file.
    func audience(of file: StoredFile, for reader: Member.ID?) async throws -> ImageAudience

    /// Returns the members of `files` that belong to an image.
    func needed(of files: [StoredFile]) async throws -> Set<StoredFile>
}

/// The readers that a file may be served to.
public enum ImageAudience: Sendable {
    case everyone
    /// This reader, and not everyone: only running logs show it.
    case reader
    /// An operator has hidden all content that shows it, or the reader may see none of it.
    case noOne
}
