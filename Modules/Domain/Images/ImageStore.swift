/// Where the bytes of pictures are kept, under names made of the bytes themselves.
public protocol ImageStore: Sendable {
    /// Keeps the bytes, or takes those that are there already as kept just now.
    func keep(_ bytes: [UInt8], at now: Moment) async throws -> ImageFile

    func content(of file: ImageFile) async throws -> ImageContent?

    /// Looks at the next files, about as many as asked for, in turn, and removes those that were kept before
    /// `moment` and aren't among the `needed` of the files it asks about.
    ///
    /// A file that is kept again at the same time stays: ``has(_:)`` tells truly afterwards.
    func sweep(
        about count: Int,
        keptBefore moment: Moment,
        needed: @Sendable ([ImageFile]) async throws -> Set<ImageFile>
    ) async throws

    func has(_ file: ImageFile) async throws -> Bool
}

/// What a stored picture is served from.
public enum ImageContent: Sendable {
    /// A file on this machine.
    case file(path: String)
    case bytes([UInt8])
}
