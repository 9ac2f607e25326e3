/// What is known of pictures. Which of them something shows is written by whatever shows them.
public protocol ImageRepository: Sendable {
    /// Throws ``ImageRefusal/tooManyToday(retryAfter:)`` when `owner` has uploaded their share.
    func checkShare(of owner: Member.ID, at now: Moment) async throws

    /// Keeps the picture, or, when its owner has uploaded the same one before, takes that as uploaded just
    /// now; the answer is the one that is kept. Throws what ``checkShare(of:at:)`` does.
    func insert(_ image: Image) async throws -> Image

    func find(_ id: Image.ID) async throws -> Image?

    /// Looks at up to `count` pictures after `latest` and forgets those that nothing shows and that were
    /// uploaded before `moment`. The answer is the last one looked at, after which to go on; nil when
    /// there are no more.
    func sweep(
        after latest: Image.ID?,
        count: Int,
        uploadedBefore moment: Moment
    ) async throws -> Image.ID?

    /// Whether anybody is to see the file: a picture is kept in it, and what shows that isn't all hidden by
    /// an operator. One that nothing shows yet may be seen, too.
    func isShown(_ file: ImageFile) async throws -> Bool

    /// Those of `files` that some picture is kept in.
    func needed(of files: [ImageFile]) async throws -> Set<ImageFile>
}
