public import Domain
import Lanes
import ObjectStore

/// A copy of a folder of backups in a bucket, with the same layout.
public struct RemoteBackups: Sendable {
    private static let transfersAtOnce = 4

    private let bucket: Bucket
    /// Files are read and written on a thread of their own.
    private let lane = Lanes(
        label: "remote backups",
        count: 1,
        waitingLimit: transfersAtOnce,
        refusal: BackupBusy()
    )

    public init(in bucket: Bucket) {
        self.bucket = bucket
    }

    public var address: String { bucket.address }

    /// The names of the backups, the oldest first.
    public func names() async throws -> [String] {
        try await bucket.paths(beginningWith: StorePath.records + "/").compactMap { StorePath.record(at: $0) }
    }

    /// When the newest backup was made; nil without one.
    public var newestTime: Moment? {
        get async throws { try await names().last.flatMap(BackupManifest.time) }
    }

    /// Copies the backups that the bucket doesn't have. Returns their names.
    ///
    /// The record of each comes last, so that an interrupted copy is none; the next one goes on from there.
    @discardableResult
    public func upload(
        _ backups: BackupFolder,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> [String] {
        let store = backups.store
        let lock = try store.lock(.reading)
        defer { withExtendedLifetime(lock) {} }
        let copied = Set(try await names())
        let missing = try backups.names().filter { !copied.contains($0) }
        var stored = missing.isEmpty ? [] : try await objects()
        for name in missing {
            let record = try store.record(name)
            let needed = try await lane.run { try BackupManifest(parsing: record).objects(in: store) }
            try await transfer(needed.subtracting(stored), progress) { id in
                let bytes = try await lane.run { try store.bytes(of: id) }
                try await bucket.put(bytes, at: StorePath.object(id))
            }
            stored.formUnion(needed)
            try await bucket.put(StorePath.formatContent, at: StorePath.format)
            try await bucket.put(record, at: StorePath.record(name))
        }
        try await uploadErasures(of: store)
        return missing
    }

    func uploadErasures(of store: ObjectStore) async throws {
        guard let note = try store.note(ErasureNote.name) else { return }
        try await bucket.put(note, at: StorePath.note(ErasureNote.name))
    }

    private func objects() async throws -> Set<ObjectID> {
        let paths = try await bucket.paths(beginningWith: StorePath.objects + "/")
        return Set(paths.compactMap { StorePath.object(at: $0) })
    }

    private func transfer(
        _ objects: Set<ObjectID>,
        _ progress: BackupProgress,
        _ work: @escaping @Sendable (ObjectID) async throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (place, id) in objects.sorted().enumerated() {
                progress(.objects(done: place, of: objects.count))
                if place >= Self.transfersAtOnce { try await group.next() }
                group.addTask { try await work(id) }
            }
            try await group.waitForAll()
        }
        progress(.objects(done: objects.count, of: objects.count))
    }
}

extension RemoteBackups {
    /// Copies a backup, the newest unless it is named, into a folder. Returns its name; nil when the bucket
    /// doesn't have it.
    public func download(
        _ name: String?,
        into backups: BackupFolder,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> String? {
        let store = backups.store
        let lock = try store.lock(.writing)
        defer { withExtendedLifetime(lock) {} }
        let names = try await names()
        guard let name = name ?? names.last, names.contains(name) else { return nil }
        try await downloadErasures(into: store)
        guard try !store.records().contains(name) else { return name }
        let record = try await content(of: StorePath.record(name))
        let manifest = try BackupManifest(parsing: record)
        try await fetch(Set(manifest.files.parts + manifest.tables.flatMap(\.parts)), into: store, progress)
        // The list of the files is in some of these.
        let objects = try await lane.run { try manifest.objects(in: store) }
        try await fetch(objects, into: store, progress)
        try await lane.run { try store.publish(record, as: name) }
        return name
    }

    private func fetch(
        _ objects: Set<ObjectID>,
        into store: ObjectStore,
        _ progress: BackupProgress
    ) async throws {
        try await transfer(objects.filter { !store.has($0, size: nil) }, progress) { id in
            let bytes = try await content(of: StorePath.object(id))
            guard try await lane.run({ try store.put(bytes) }) == id else {
                throw BackupFlaw.changed(object: id.description)
            }
        }
    }

    /// Adds the erasures that the bucket knows to those of the folder.
    private func downloadErasures(into store: ObjectStore) async throws {
        let bytes = try await bucket.get(StorePath.note(ErasureNote.name))
        try ErasureNote(in: store).adding(
            ErasureNote(parsing: bytes).erasures,
            forgettingBefore: Moment(milliseconds: .min),
            in: store
        )
    }

    private func content(of path: String) async throws -> [UInt8] {
        guard let bytes = try await bucket.get(path) else { throw BackupFlaw.missing(object: path) }
        return bytes
    }
}

extension RemoteBackups {
    /// Removes all but the newest backups, and what only they had. Returns the removed ones.
    ///
    /// Nothing is removed unless the folder has those that stay: their objects aren't known otherwise.
    @discardableResult
    public func keep(newest count: Int, knownFrom backups: BackupFolder) async throws -> [String] {
        let store = backups.store
        let lock = try store.lock(.reading)
        defer { withExtendedLifetime(lock) {} }
        let (names, known) = (try await names(), Set(try backups.names()))
        let (kept, removed) = (names.suffix(max(1, count)), Array(names.dropLast(max(1, count))))
        guard !removed.isEmpty, known.isSuperset(of: kept) else { return [] }
        let needed = try await lane.run {
            try kept.reduce(into: Set<ObjectID>()) {
                try $0.formUnion(BackupManifest(parsing: store.record($1)).objects(in: store))
            }
        }
        for name in removed { try await bucket.delete(StorePath.record(name)) }
        try await transfer(try await objects().subtracting(needed), { _ in }) { id in
            try await bucket.delete(StorePath.object(id))
        }
        return removed
    }
}
