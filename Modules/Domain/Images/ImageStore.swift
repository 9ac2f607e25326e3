/// Stores the bytes of images under their content hashes.
public protocol ImageStore: Sendable {
    /// Stores the bytes. When they already exist, updates their time.
    func keep(_ bytes: [UInt8], at now: Moment) async throws -> ImageFile

    func content(of file: ImageFile) async throws -> ImageContent?

    /// Examines about the next `count` files in turn. Removes those that were stored before `moment` and that
    /// `needed` doesn't return.
    ///
    /// A file that is stored again at the same time survives: ``has(_:)`` is accurate afterwards.
    func sweep(
        about count: Int,
        keptBefore moment: Moment,
        needed: @Sendable ([ImageFile]) async throws -> Set<ImageFile>
    ) async throws

    func has(_ file: ImageFile) async throws -> Bool
}

/// The source from which an image is served.
public enum ImageContent: Sendable {
    /// A file on this machine.
    case file(path: String)
    case bytes([UInt8])
}
