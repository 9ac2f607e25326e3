public import Database
public import Secrets

/// What is backed up.
public struct BackupSource: Sendable {
    let database: Database
    let key: SecretKey
    let files: BackupFiles
    /// Of this program.
    let program: String
    /// Nil to leave the key out.
    let passphrase: [UInt8]?

    public init(
        _ database: Database,
        key: SecretKey,
        files: BackupFiles,
        program: String,
        passphrase: [UInt8]?
    ) {
        (self.database, self.key, self.files) = (database, key, files)
        (self.program, self.passphrase) = (program, passphrase)
    }
}

/// How far a backup, a verification or a restore has come.
public enum BackupStep: Sendable {
    case files(done: Int, of: Int)
    case rows(Int)
    case objects(done: Int, of: Int)
}

public typealias BackupProgress = @Sendable (BackupStep) -> Void

/// A backup that was made.
public struct MadeBackup: Sendable {
    public let name: String
    public let manifest: BackupManifest
    /// Images whose bytes aren't those they are named for. They are in the backup as they are.
    public let damaged: [String]
}
