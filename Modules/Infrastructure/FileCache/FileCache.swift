/// A bounded, least-recently-used cache of responses in a folder.
///
/// A truncated or damaged file, or one of another key, is a miss. Several processes may share the folder:
/// each tracks the size on its own, and counts again before removing files.
public actor FileCache {
    /// A stored value, its time and its notes.
    public struct Entry: Sendable, Hashable {
        public let bytes: [UInt8]
        /// In nanoseconds since 1970.
        public let storedAt: Int64
        public let metadata: [String: String]
    }

    private let folder: CacheFolder
    private let bounds: Extent
    private let clock: @Sendable () -> Int64
    private let executor = QueueExecutor(label: "file-cache")
    /// The size at the last scan plus later stores: an upper bound unless another process writes.
    private var estimate: Extent
    private var lastUse: Int64 = 0

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Creates the folder if missing and removes drafts of killed processes.
    ///
    /// - Parameters:
    /// - capacity: the total size of the files in bytes.
    /// - entryLimit: the number of files.
    /// - clock: nanoseconds since 1970.
    public init(
        folder: String,
        capacity: Int,
        entryLimit: Int = 10_000,
        clock: @escaping @Sendable () -> Int64
    ) throws(FileCacheError) {
        self.folder = try CacheFolder(path: folder)
        bounds = Extent(bytes: capacity, count: entryLimit)
        self.clock = clock
        self.folder.sweepDrafts()
        let found = Extent(of: self.folder.files())
        estimate = found.fits(in: bounds) ? found : self.folder.shrink(below: bounds)
    }

    /// Replaces the key's entry. An entry larger than the whole cache is not stored, and the previous one
    /// is removed.
    public func store(
        _ bytes: [UInt8],
        for key: String,
        metadata: [String: String] = [:]
    ) throws(FileCacheError) {
        let file = EntryFile(key: key, storedAt: clock(), metadata: metadata, body: bytes)
        let encoded = file.encoded()
        let name = EntryFile.name(for: key)
        guard Extent(bytes: encoded.count, count: 1).fits(in: bounds) else { return folder.remove(name) }
        try folder.write(encoded, as: name, usedAt: nextUse())
        estimate.add(bytes: encoded.count)
        if !estimate.fits(in: bounds) { estimate = folder.shrink(below: bounds) }
    }

    /// Returns the entry, or nil when it is missing or invalid. Counts as a use.
    public func entry(for key: String) -> Entry? {
        let name = EntryFile.name(for: key)
        guard let bytes = folder.read(name) else { return nil }
        guard let file = EntryFile(decoding: bytes) else {
            folder.remove(name)
            return nil
        }
        guard file.key == key else { return nil }
        folder.touch(name, usedAt: nextUse())
        return Entry(bytes: file.body, storedAt: file.storedAt, metadata: file.metadata)
    }

    public func remove(_ key: String) {
        folder.remove(EntryFile.name(for: key))
    }

    public func removeAll() {
        for file in folder.files() { folder.remove(file.name) }
        estimate = Extent(of: [])
    }

    /// The total size in bytes, counted now.
    public var size: Int { Extent(of: folder.files()).bytes }

    /// The number of entries, counted now.
    public var count: Int { Extent(of: folder.files()).count }

    /// Later than every previous use, even if the clock stops or is set back.
    private func nextUse() -> Int64 {
        lastUse = max(clock(), lastUse + 1)
        return lastUse
    }
}
