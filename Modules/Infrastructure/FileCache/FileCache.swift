/// Answers kept in a folder: bounded, least recently used first to go, never wrong.
///
/// A file that is torn, damaged or of another key is a miss. Any number of processes may share the folder;
/// each keeps it within bounds by what it has seen, and looks again before it removes anything.
public actor FileCache {
    /// What was stored, when, and what was noted with it.
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
    /// As of the last look at the folder, plus what was stored since: never less than is there, if nobody
    /// else writes.
    private var estimate: Extent
    private var lastUse: Int64 = 0

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Makes the folder if need be and clears away what a process that was killed left half-written.
    ///
    /// - Parameters:
    ///   - capacity: the sum of the files in bytes.
    ///   - entryLimit: their number.
    ///   - clock: nanoseconds since 1970.
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

    /// Replaces what the key had. What is larger than the whole cache is not kept, and neither is what it
    /// replaces.
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

    /// Nil when there is nothing to be trusted. What is found counts as used now.
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

    /// What the entries take, in bytes, counted now.
    public var size: Int { Extent(of: folder.files()).bytes }

    /// How many entries there are, counted now.
    public var count: Int { Extent(of: folder.files()).count }

    /// Later than every use before, even if the clock stands still or is set back.
    private func nextUse() -> Int64 {
        lastUse = max(clock(), lastUse + 1)
        return lastUse
    }
}
