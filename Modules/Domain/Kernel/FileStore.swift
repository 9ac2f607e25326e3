/// Stores the bytes of images and recordings under their content hashes.
public protocol FileStore: Sendable {
    /// Stores the bytes. When they already exist, updates their time.
    func keep(_ bytes: [UInt8], at now: Moment) async throws -> StoredFile

    func content(of file: StoredFile) async throws -> StoredContent?

    /// Examines about the next `count` files in turn. Removes those that were stored before `moment` and that
    /// `needed` doesn't return.
    ///
    /// A file that is stored again at the same time survives: ``has(_:)`` is accurate afterwards.
    func sweep(
        about count: Int,
        keptBefore moment: Moment,
        needed: @Sendable ([StoredFile]) async throws -> Set<StoredFile>
    ) async throws

    func has(_ file: StoredFile) async throws -> Bool
}

/// The source from which stored bytes are served.
public enum StoredContent: Sendable {
    /// A file on this machine.
    case file(path: String)
    case bytes([UInt8])
}

/// The content hash that names stored bytes. The content of a name never changes.
public struct StoredFile: Hashable, Sendable {
    /// 64 hexadecimal digits.
    public let name: String

    public init?(_ name: String) {
        let letters = "0123456789abcdef".utf8
        guard name.utf8.count == 64, name.utf8.allSatisfy(letters.contains) else { return nil }
        self.name = name
    }
}
