public import Wording

/// How far a backup, a verification or a restore has come.
public enum BackupStage: Sendable {
    case files(done: Int, of: Int)
    case rows(Int)
    case objects(done: Int, of: Int)
}

/// Where a backup goes.
public enum BackupDestination: Sendable {
    case folder(String)
    /// A folder, and from there the bucket of the settings.
    case bucket(by: String)
    /// One tar archive.
    case standardOutput
}

/// Where the rows of a database are moved to.
public enum DatabaseDestination: Sendable {
    /// The file in the data folder.
    case sqlite
    case postgreSQL(String)
}

/// A backup that was made.
public struct BackupReport: Sendable {
    public let name: String
    public let rows: Int
    public let files: Int
    /// Of the files.
    public let bytes: Int
    /// Whether it has the key, encrypted with the passphrase.
    public let hasKey: Bool
    public let keyFile: String
    /// Files of secrets that settings name, which no backup has.
    public let secretFiles: [String]
    /// Pictures whose content isn't what it was when they were stored.
    public let damaged: [String]

    public init(
        name: String,
        rows: Int,
        files: Int,
        bytes: Int,
        hasKey: Bool,
        keyFile: String,
        secretFiles: [String],
        damaged: [String]
    ) {
        (self.name, self.rows, self.files, self.bytes) = (name, rows, files, bytes)
        (self.hasKey, self.keyFile) = (hasKey, keyFile)
        (self.secretFiles, self.damaged) = (secretFiles, damaged)
    }
}

/// What the verification of one backup has found.
public struct BackupVerdict: Sendable {
    /// What is wrong with it.
    public struct Flaw: Sendable {
        /// Stable, for programs: `missing`, `changed`, `cut-off`, `different`, `unreadable`,
        /// `unknown-format`, `newer-schema`, `unreadable-erasures`, `wrong-key`.
        public let code: String
        public let words: Words

        public init(_ code: String, _ words: Words) {
            (self.code, self.words) = (code, words)
        }
    }

    public let name: String
    public let rows: Int
    public let files: Int
    /// Empty for a whole backup.
    public let flaws: [Flaw]

    public init(name: String, rows: Int, files: Int, flaws: [Flaw]) {
        (self.name, self.rows, self.files, self.flaws) = (name, rows, files, flaws)
    }
}

/// A backup that was restored.
public struct RestoreReport: Sendable {
    public let name: String
    public let rows: Int
    public let files: Int
    /// Where its settings were put; nil when it has none.
    public let settings: String?
    /// Whether the server reads them there.
    public let areSettingsInUse: Bool
    /// Accounts that were deleted after the backup, and again now.
    public let erased: Int

    public init(
        name: String,
        rows: Int,
        files: Int,
        settings: String?,
        areSettingsInUse: Bool,
        erased: Int
    ) {
        (self.name, self.rows, self.files) = (name, rows, files)
        (self.settings, self.areSettingsInUse, self.erased) = (settings, areSettingsInUse, erased)
    }
}
