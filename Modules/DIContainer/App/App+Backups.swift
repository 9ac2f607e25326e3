public import Arguments
import Backups
import Database
import Files
import Glibc
import ObjectStore
import Secrets
import Storage
public import Terminal
import Wording

/// Backups, their verification and their restore.
extension App {
    public func backUp(
        _ settings: Settings,
        to destination: BackupDestination,
        passphrase: [UInt8]?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> BackupReport {
        let plan = try AppConfiguration(settings)
        return try await explainingBackups(plan, in: destination.folder ?? plan.folder) {
            if case .bucket = destination { _ = try plan.bucket }
            let (database, key) = try await plan.open(.existing)
            return try await database.closing {
                let source = BackupSource(
                    database,
                    key: key,
                    files: plan.filesToBackUp,
                    program: MadangCommandLine.version,
                    passphrase: passphrase
                )
                return BackupReport(try await plan.backUp(source, to: destination, progress), plan)
            }
        }
    }

    public func downloadBackup(
        _ settings: Settings,
        into folder: String,
        named name: String?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws {
        let plan = try AppConfiguration(settings)
        try await explainingBackups(plan, in: folder) {
            let backups = try BackupFolder(creatingAt: folder)
            let found = try await plan.bucket.download(name, into: backups) { progress(BackupStage($0)) }
            guard found != nil else { throw AppFailure.noBackupInBucket(name) }
        }
    }

    public func verifyBackups(
        in folder: String,
        named name: String?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> [BackupVerdict] {
        try await explainingBackups(nil, in: folder) {
            let backups = try BackupFolder(at: folder)
            let names = try name.map { [$0] } ?? backups.names()
            guard !names.isEmpty else { throw AppFailure.noBackup(in: folder) }
            return try await backups.verify(names) { progress(BackupStage($0)) }.map(BackupVerdict.init)
        }
    }

    public func restore(
        _ settings: Settings,
        from folder: String,
        named name: String?,
        passphrase: [UInt8]?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> RestoreReport {
        let plan = try AppConfiguration(settings)
        return try await explainingBackups(plan, in: folder) {
            let backups = try BackupFolder(at: folder)
            guard let name = try name ?? backups.names().last else { throw AppFailure.noBackup(in: folder) }
            let manifest = try backups.manifest(of: name)
            try plan.expectRoom(for: name)
            let key = try plan.key(of: manifest, passphrase)
            let verdict = try await backups.verify([name]) { progress(BackupStage($0)) }.first
            if let flaw = verdict?.flaws.first { throw flaw }
            try Folder.make(plan.folder)
            let database = try Database.open(plan)
            return try await database.closing {
                let outcome = try await Restore(name, of: backups, manifest, to: plan.restoreTarget)(
                    into: database,
                    key: key,
                    clock: SystemClock(),
                    mayUseSettings: AppConfiguration.areIndependent
                ) { progress(BackupStage($0)) }
                return RestoreReport(
                    name: name,
                    rows: outcome.rows,
                    files: outcome.files,
                    settings: outcome.settings,
                    areSettingsInUse: outcome.settings == "\(plan.folder)/madang.conf",
                    erased: outcome.erased
                )
            }
        }
    }

    /// Converts errors of backups to failures that an operator can fix, and others as usual.
    func explainingBackups<Value>(
        _ plan: AppConfiguration?,
        in folder: String,
        _ work: () async throws -> Value
    ) async throws -> Value {
        do {
            return try await work()
        } catch {
            throw AppFailure(error, backupsIn: folder) ?? plan.flatMap { AppFailure(error, in: $0) } ?? error
        }
    }
}

extension Database {
    /// Closes the database after `work`, even when it throws.
    func closing<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            let value = try await work()
            await close()
            return value
        } catch {
            await close()
            throw error
        }
    }
}

extension BackupDestination {
    fileprivate var folder: String? {
        switch self {
        case .folder(let path), .bucket(by: let path): path
        case .standardOutput: nil
        }
    }
}

extension AppConfiguration {
    fileprivate var bucket: RemoteBackups {
        get throws {
            guard let remoteBackups else { throw AppFailure.noBucket }
            return remoteBackups
        }
    }

    fileprivate func backUp(
        _ source: BackupSource,
        to destination: BackupDestination,
        _ progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> MadeBackup {
        let report: BackupProgress = { progress(BackupStage($0)) }
        let now = SystemClock().now
        switch destination {
        case .standardOutput:
            return try await BackupArchive(to: STDOUT_FILENO).make(of: source, at: now, report)
        case .folder(let path):
            return try await BackupFolder(creatingAt: path).make(of: source, at: now, report)
        case .bucket(by: let path):
            let folder = try BackupFolder(creatingAt: path)
            let made = try await folder.make(of: source, at: now, report)
            try await bucket.upload(folder, report)
            return made
        }
    }

    var filesToBackUp: BackupFiles {
        BackupFiles(images: imageFolder, documents: documentFolder, settings: settingsFile)
    }

    fileprivate var restoreTarget: Restore.Target {
        Restore.Target(folder: folder, images: imageFolder, documents: documentFolder, keyFile: keyFile)
    }

    /// Refuses folders with files. A restore of the same backup that was interrupted may be begun again.
    fileprivate func expectRoom(for name: String) throws {
        if let unfinished = RestoreMark(in: folder).name {
            guard unfinished == name else { throw AppFailure.unfinishedRestore(in: self) }
            return
        }
        for path in [imageFolder, documentFolder] where File.exists(path) {
            guard try Folder.names(in: path).isEmpty else { throw AppFailure.notEmpty(path) }
        }
    }

    /// The key of the backup: that in the key file, or that in the backup.
    fileprivate func key(of manifest: BackupManifest, _ passphrase: [UInt8]?) throws -> SecretKey {
        if let key = try KeyFile.load(at: keyFile) {
            guard key.fingerprint == manifest.fingerprint else { throw AppFailure.otherKey(keyFile) }
            return key
        }
        guard manifest.hasKey else { throw AppFailure.noKeyInBackup(keyFile) }
        guard let passphrase else { throw AppFailure.noPassphrase(keyFile) }
        guard let key = try manifest.key(with: passphrase) else { throw AppFailure.wrongPassphrase }
        return key
    }

    /// Whether settings name nothing that belongs to the machine of the backup: a restored server must not
    /// open the database of the former one.
    fileprivate static let areIndependent: @Sendable ([UInt8]) -> Bool = { bytes in
        let own: Set<String> = ["data", "database", "database-file", "image-folder", "key-file"]
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.allSatisfy { line in
            let name = line.split(separator: "=", maxSplits: 1).first ?? ""
            return !own.contains(name.filter { !$0.isWhitespace })
        }
    }
}

extension BackupStage {
    init(_ step: BackupStep) {
        self =
            switch step {
            case .files(let done, let total): .files(done: done, of: total)
            case .rows(let count): .rows(count)
            case .objects(let done, let total): .objects(done: done, of: total)
            }
    }
}

extension BackupReport {
    fileprivate init(_ made: MadeBackup, _ plan: AppConfiguration) {
        self.init(
            name: made.name,
            rows: made.manifest.rows,
            files: made.manifest.fileCount,
            bytes: made.manifest.fileBytes,
            hasKey: made.manifest.hasKey,
            keyFile: plan.keyFile,
            secretFiles: plan.secretFiles,
            damaged: made.damaged
        )
    }
}

extension BackupVerdict {
    fileprivate init(_ verified: VerifiedBackup) {
        self.init(
            name: verified.name,
            rows: verified.manifest?.rows ?? 0,
            files: verified.manifest?.fileCount ?? 0,
            flaws: verified.flaws.map { Flaw($0.code, $0.words) }
        )
    }
}
