public import Domain
import Lanes
import ObjectStore
import Storage

/// A folder of backups, of which each names its rows and files by their hash: what two have in common is
/// stored once.
public struct BackupFolder: Sendable {
    let store: ObjectStore
    /// Files are read and written on a thread of their own.
    let lane = Lanes(label: "backups", count: 1, waitingLimit: 0, refusal: BackupBusy())

    /// Opens a folder that has backups.
    public init(at path: String) throws {
        store = try ObjectStore(at: path)
    }

    /// Opens a folder of backups, or makes one of a folder that is empty or missing.
    public init(creatingAt path: String) throws {
        store = try ObjectStore(creatingAt: path)
    }

    public var path: String { store.folder }

    /// The names of the backups, the oldest first.
    public func names() throws -> [String] { try store.records() }

    public func manifest(of name: String) throws -> BackupManifest {
        try BackupManifest(parsing: store.record(name))
    }

    /// Makes a backup while the server serves. It shows the database at one moment, with every file that rows
    /// of that moment name.
    ///
    /// Throws ``ObjectStoreError/inUse(folder:)`` while another process makes one.
    @discardableResult
    public func make(
        of source: BackupSource,
        at now: Moment,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> MadeBackup {
        let lock = try store.lock(.writing)
        defer { withExtendedLifetime(lock) {} }
        let contents = try await BackupContents(of: source, into: store, on: lane, progress)
        return try await lane.run { try publish(contents, at: now) }
    }

    private func publish(_ contents: BackupContents, at now: Moment) throws -> MadeBackup {
        let manifest = try contents.manifest(at: now)
        try ErasureNote(in: store).adding(
            contents.rows.erasures,
            forgettingBefore: now - SQLErasureLog.kept,
            in: store
        )
        let name = try Self.freeName(at: now, among: store.records())
        try store.publish(manifest.encoded, as: name)
        return MadeBackup(name: name, manifest: manifest, damaged: contents.damaged)
    }

    /// Notes the accounts that were deleted since the last backup.
    func note(_ erasures: [Member.ID: Moment], at now: Moment) async throws {
        let lock = try store.lock(.writing)
        defer { withExtendedLifetime(lock) {} }
        try await lane.run { [store] in
            try ErasureNote(in: store).adding(
                erasures,
                forgettingBefore: now - SQLErasureLog.kept,
                in: store
            )
        }
    }

    private static func freeName(at now: Moment, among names: [String]) -> String {
        let name = BackupManifest.name(at: now)
        var free = name
        var number = 2
        while names.contains(free) {
            free = "\(name)-\(number)"
            number += 1
        }
        return free
    }

    /// Removes all but the newest backups, and what only they had. Returns the removed ones.
    ///
    /// Nothing is removed while one of those that stay can't be read: its parts aren't known.
    @discardableResult
    public func keep(newest count: Int) async throws -> [String] {
        let lock = try store.lock(.writing)
        defer { withExtendedLifetime(lock) {} }
        return try await lane.run { [store] in
            let names = try store.records()
            let removed = Array(names.dropLast(max(1, count)))
            var needed: Set<ObjectID> = []
            for name in names.suffix(max(1, count)) {
                let manifest = try BackupManifest(parsing: store.record(name))
                needed.formUnion(try manifest.objects(in: store))
            }
            for name in removed { try store.remove(record: name) }
            try store.removeObjects(besides: needed)
            return removed
        }
    }
}

/// Another backup of this process is at work.
public struct BackupBusy: Error {}
