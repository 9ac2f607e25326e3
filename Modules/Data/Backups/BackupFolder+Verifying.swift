import Database
import Lanes
import ObjectStore
import Storage

/// What the verification of one backup has found.
public struct VerifiedBackup: Sendable {
    public let name: String
    /// Nil when it can't be read.
    public let manifest: BackupManifest?
    /// Empty for a whole backup.
    public let flaws: [BackupFlaw]

    public var isWhole: Bool { flaws.isEmpty }
}

extension BackupFolder {
    /// Reads every object of the backups again, each once, and counts and hashes their rows.
    public func verify(
        _ names: [String],
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> [VerifiedBackup] {
        let lock = try store.lock(.reading)
        defer { withExtendedLifetime(lock) {} }
        return try await lane.run { [store] in
            var verification = Verification(store: store, progress: progress)
            return try names.map { try verification.verify($0) }
        }
    }
}

/// Objects that were read for one backup aren't read for the next.
private struct Verification {
    /// A damaged disk may have changed very many.
    private static let mostFlaws = 20

    let store: ObjectStore
    let progress: BackupProgress
    private var sound: Set<ObjectID> = []
    private var flaws: [BackupFlaw] = []

    init(store: ObjectStore, progress: @escaping BackupProgress) {
        (self.store, self.progress) = (store, progress)
    }

    mutating func verify(_ name: String) throws -> VerifiedBackup {
        flaws = []
        let manifest: BackupManifest
        do {
            manifest = try BackupManifest(parsing: store.record(name))
        } catch let flaw as BackupFlaw {
            return VerifiedBackup(name: name, manifest: nil, flaws: [flaw])
        }
        guard manifest.schema <= migrations.count else {
            flaws = [.newerSchema(found: manifest.schema, known: migrations.count)]
            return VerifiedBackup(name: name, manifest: manifest, flaws: flaws)
        }
        for table in manifest.tables {
            note(try flaw { try RowReader(store: store).each(of: table) { _ in } })
        }
        try verifyFiles(of: manifest)
        return VerifiedBackup(name: name, manifest: manifest, flaws: flaws)
    }

    private mutating func verifyFiles(of manifest: BackupManifest) throws {
        var files: [(object: ObjectID, size: Int)] = []
        note(try flaw { try manifest.eachFile(in: store) { files.append(($0.object, $0.size)) } })
        for (place, file) in files.enumerated() {
            progress(.objects(done: place, of: files.count))
            guard !sound.contains(file.object), flaws.count < Self.mostFlaws else { continue }
            let flaw = try flaw {
                if let size = store.size(of: file.object), size < file.size {
                    throw BackupFlaw.cutOff(object: file.object.description)
                }
                try store.check(file.object)
            }
            if flaw == nil { sound.insert(file.object) }
            note(flaw)
        }
        progress(.objects(done: files.count, of: files.count))
    }

    private mutating func note(_ flaw: BackupFlaw?) {
        if let flaw { flaws.append(flaw) }
    }

    /// Other errors, such as those of a folder that can't be read, end the verification.
    private func flaw(_ work: () throws -> Void) throws -> BackupFlaw? {
        do {
            try work()
            return nil
        } catch let flaw as BackupFlaw {
            return flaw
        } catch let error as ObjectStoreError {
            guard let flaw = BackupFlaw(error) else { throw error }
            return flaw
        }
    }
}
