import Database
import Domain
import Lanes
import ObjectStore

/// What a backup has, written where it goes but not named yet.
struct BackupContents: Sendable {
    let rows: BackupRows
    private let found: BackupFiles.Found
    private let source: BackupSource
    private let objects: any ObjectWriter

    /// Images whose bytes aren't those they are named for.
    var damaged: [String] { found.damaged.sorted() }

    init(
        of source: BackupSource,
        into objects: any ObjectWriter,
        on lane: Lanes,
        _ progress: @escaping BackupProgress
    ) async throws {
        (self.source, self.objects) = (source, objects)
        (rows, found) = try await Cancellation.watching { cancellation in
            let report: @Sendable (BackupStep) throws -> Void = { step in
                try cancellation.check()
                progress(step)
            }
            func collect(besides found: BackupFiles.Found) async throws -> BackupFiles.Found {
                try await lane.run {
                    try source.files.collect(into: objects, besides: found) {
                        try report(.files(done: $0, of: $1))
                    }
                }
            }
            // Before the rows, so that a file that is deleted with its row meanwhile is there; and after
            // them, as they may name a later one.
            let before = try await collect(besides: BackupFiles.Found())
            let rows = try await source.database.readAtLength { connection in
                try BackupRows(connection, into: objects) { try report(.rows($0)) }
            }
            return (rows, try await collect(besides: before))
        }
    }

    func manifest(at now: Moment) throws -> BackupManifest {
        try BackupManifest(rows, found, source, at: now, into: objects)
    }
}
