public import Domain
import ObjectStore
import Storage
import Synchronization

/// Makes a backup when the newest one is old enough, and removes old ones. Between backups it notes which
/// accounts are deleted, so that none comes back with the backup before.
///
/// Any number of servers may share the folder: one of them makes the backup, and the others see it.
public final class ScheduledBackups: Sendable {
    /// A backup that fails, as on a full disk, isn't begun again at once.
    private static let pauseAfterFailure = Duration.seconds(900)

    private struct State {
        var pausedUntil: Moment?
        var noted: [Member.ID: Moment] = [:]
        /// The newest backup that is in a bucket as well, and the address of that bucket.
        var uploaded: (name: String, bucket: String)?
    }

    private let path: String
    private let interval: Duration
    private let count: Int
    private let source: BackupSource
    private let remote: @Sendable () -> RemoteBackups?
    private let state = Mutex(State())

    /// - Parameter remote: where a copy of each is kept, as it is set at that time; nil for none.
    public init(
        in path: String,
        every interval: Duration,
        keeping count: Int,
        of source: BackupSource,
        copiedTo remote: @escaping @Sendable () -> RemoteBackups? = { nil }
    ) {
        (self.path, self.interval, self.count) = (path, interval, count)
        (self.source, self.remote) = (source, remote)
    }

    public func run(at now: Moment) async throws {
        guard state.withLock({ $0.pausedUntil.map { $0 <= now } ?? true }) else { return }
        do {
            let backups = try BackupFolder(creatingAt: path)
            if let newest = try backups.newestTime, newest + interval > now {
                try await noteErasures(in: backups, at: now)
            } else {
                try await backups.make(of: source, at: now)
                try await backups.keep(newest: count)
            }
            try await upload(backups)
        } catch ObjectStoreError.inUse {
            // Another server makes it, or an operator reads the folder.
        } catch {
            state.withLock { $0.pausedUntil = now + Self.pauseAfterFailure }
            throw error
        }
    }

    private func noteErasures(in backups: BackupFolder, at now: Moment) async throws {
        let erasures = try await SQLErasureLog(source.database).all()
        guard state.withLock({ $0.noted != erasures }) else { return }
        try await backups.note(erasures, at: now)
        state.withLock { ($0.noted, $0.uploaded) = (erasures, nil) }
    }

    /// Also what an earlier run couldn't, as the bucket wasn't reachable.
    private func upload(_ backups: BackupFolder) async throws {
        guard let remote = remote(), let newest = try backups.names().last,
            state.withLock({ $0.uploaded.map { $0 != (newest, remote.address) } ?? true })
        else { return }
        try await remote.upload(backups)
        try await remote.keep(newest: count, knownFrom: backups)
        state.withLock { $0.uploaded = (newest, remote.address) }
    }
}

extension BackupFolder {
    /// When the newest backup was made; nil without one.
    public var newestTime: Moment? {
        get throws { try names().last.flatMap(BackupManifest.time) }
    }
}
