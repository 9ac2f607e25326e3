public import Domain
import Lanes
import ObjectStore

/// A backup as one tar archive. Extracted, it is a folder with this backup.
public struct BackupArchive: Sendable {
    private let writer: ArchiveWriter
    private let lane = Lanes(label: "backups", count: 1, waitingLimit: 0, refusal: BackupBusy())

    /// - Parameter descriptor: of a pipe or a file.
    public init(to descriptor: Int32) throws {
        writer = try ArchiveWriter(to: descriptor)
    }

    /// Makes a backup while the server serves, and writes each part as it is read.
    public func make(
        of source: BackupSource,
        at now: Moment,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> MadeBackup {
        let contents = try await BackupContents(of: source, into: writer, on: lane, progress)
        return try await lane.run { [writer] in
            let manifest = try contents.manifest(at: now)
            let name = BackupManifest.name(at: now)
            try writer.keep(ErasureNote.encoded(contents.rows.erasures), asNote: ErasureNote.name)
            try writer.publish(manifest.encoded, as: name)
            return MadeBackup(name: name, manifest: manifest, damaged: contents.damaged)
        }
    }
}
