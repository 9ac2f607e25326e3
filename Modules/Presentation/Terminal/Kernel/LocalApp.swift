public import Arguments
public import Domain
public import Remote
public import Wording

/// The app itself, for commands that run on the machine with its data.
public protocol LocalApp: Sendable {
    /// What this program was built from and runs with.
    var build: ProgramBuild { get }

    /// Throws when the settings, or a file that they name, can't be used. Opens no data.
    func check(_ settings: Settings) throws

    /// Serves until a signal, then finishes running requests; `ready` is called once the server answers.
    /// With `newKey`, a database may switch to another key. `reread` returns the settings of that moment,
    /// from the same sources.
    func serve(
        _ settings: Settings,
        newKey: Bool,
        reread: @escaping @Sendable () throws -> Settings,
        ready: @escaping @Sendable (RunningServer) -> Void
    ) async throws

    /// Throws when the data is missing, without opening it.
    func locate(_ settings: Settings) throws

    /// Runs `work` with the local data, as if it were a server.
    func open<Value: Sendable>(
        _ settings: Settings,
        _ work: @Sendable (any Transport) async throws -> Value
    ) async throws -> Value

    /// Migrates the schema and returns all steps; with `dryRun` it only reports them.
    func migrate(_ settings: Settings, dryRun: Bool) async throws -> [MigrationStep]

    /// Creates a code for setting a new password; nil when no account has this address.
    func resetCode(_ settings: Settings, for email: String) async throws -> ResetCode?

    /// Removes the second factor of a member who lost the app; false when no account has this address.
    func resetSecondFactor(_ settings: Settings, _ email: String) async throws -> Bool

    /// Makes a member with a confirmed address an operator.
    func appointOperator(_ settings: Settings, _ email: String) async throws -> Appointment

    /// Counts an address as confirmed; nil when no account has it.
    func confirmEmail(_ settings: Settings, _ email: String) async throws -> OperatorCandidate?

    /// Removes an operator; false when no operator has this address.
    func dismissOperator(_ settings: Settings, _ email: String) async throws -> Bool

    func operators(_ settings: Settings) async throws -> [OperatorSummary]

    /// Fills an empty server with generated data. `progress` receives the number of listings and the share
    /// of all work done.
    func fillDemo(
        _ settings: Settings,
        _ order: DemoOrder,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoMade

    /// Makes a backup, also while a server serves the data.
    ///
    /// - Parameter passphrase: encrypts the key in the backup; nil to leave the key out.
    func backUp(
        _ settings: Settings,
        to destination: BackupDestination,
        passphrase: [UInt8]?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> BackupReport

    /// Copies a backup, the newest unless it is named, from the bucket of the settings into a folder.
    func downloadBackup(
        _ settings: Settings,
        into folder: String,
        named name: String?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws

    /// Reads a backup again, or all of a folder, and says what is wrong with each.
    func verifyBackups(
        in folder: String,
        named name: String?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> [BackupVerdict]

    /// Restores a backup, the newest unless it is named, into an empty database and empty folders.
    ///
    /// - Parameter passphrase: opens the key in the backup; nil when the key is in its file already.
    func restore(
        _ settings: Settings,
        from folder: String,
        named name: String?,
        passphrase: [UInt8]?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> RestoreReport

    /// Copies all rows into an empty database of another place, while no server runs; returns their number.
    func moveDatabase(
        _ settings: Settings,
        to destination: DatabaseDestination,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> Int

    /// Makes the index of addresses of the government's files; a failure leaves the former index.
    ///
    /// - Parameters:
    ///   - sources: files, folders, and `-` for standard input.
    ///   - edition: nil to take the month from the names of the files.
    ///   - progress: receives the number of lines so far.
    func importAddresses(
        _ settings: Settings,
        from sources: [String],
        edition: String?,
        progress: @escaping @Sendable (_ lines: Int) -> Void
    ) async throws -> AddressImportReport

    /// Throws when there is no index of addresses, or none that can be used.
    func addressIndex(_ settings: Settings) throws -> AddressIndexFacts

    /// Looks an address up in the index alone.
    func findAddresses(_ settings: Settings, _ sought: AddressText) async throws -> [FoundAddress]

    /// Compares the gazetteer with a table of codes, and counts what the data has in neighbourhoods that are
    /// gone.
    func checkGazetteer(_ settings: Settings, against file: String) async throws -> GazetteerReport

    /// Checks everything the server needs. Problems are returned as findings, never thrown. With a pause,
    /// it also verifies the board after observing changes for that long.
    func examine(_ settings: Settings, watchingFor pause: Duration?) async -> [Finding]

    /// The texts of the latest crash reports, newest first.
    func crashReports(_ settings: Settings) throws -> [String]

    /// Checks what taking payments needs. Problems are returned as findings, never thrown.
    func examinePayments(_ settings: Settings) async -> [Finding]

    /// Runs a payment provider that moves no money until a signal; `ready` is called once it answers.
    func serveSandbox(
        _ settings: Settings,
        port: Int,
        ready: @escaping @Sendable (RunningSandbox) -> Void
    ) async throws
}

/// What a program was built from and runs with.
public struct ProgramBuild: Sendable {
    /// Nil for a program that wasn't stamped after it was built.
    public let commit: String?
    /// The day of the commit.
    public let date: String?
    /// Each with its version.
    public let libraries: [String]
    /// Kernel and distribution.
    public let system: String

    public init(commit: String?, date: String?, libraries: [String], system: String) {
        self.commit = commit
        self.date = date
        self.libraries = libraries
        self.system = system
    }
}

/// A one-time code for setting a password.
public struct ResetCode: Sendable {
    public let code: String
    public let expiresAt: Moment

    public init(code: String, expiresAt: Moment) {
        self.code = code
        self.expiresAt = expiresAt
    }
}

/// One step of the schema.
public struct MigrationStep: Sendable {
    public enum State: String, Sendable {
        case applied
        case appliedNow = "applied-now"
        case pending
    }

    public let number: Int
    public let name: String
    public let state: State

    public init(number: Int, name: String, state: State) {
        self.number = number
        self.name = name
        self.state = state
    }
}

/// The result of one check.
public struct Finding: Sendable {
    public enum State: String, Sendable {
        case fine
        case doubtful
        case broken
    }

    /// Stable, for programs: `database`, `schema`, `key`, `clock`, `disk`, `packages`, `mail`, `port`,
    /// `permissions`, `pictures`, `picture-files`, `secrets`, `documents`, `backups`, `remote-backups`,
    /// `version`, `addresses`, `operators`, `board`, `payments`, `payment-provider`, `payment-clock`,
    /// `payment-webhook`.
    public let check: String
    public let state: State
    public let words: Words
    /// The command that fixes it.
    public let remedy: String?

    public init(_ check: String, _ state: State, _ words: Words, remedy: String? = nil) {
        self.check = check
        self.state = state
        self.words = words
        self.remedy = remedy
    }
}

/// The reason the app cannot be opened, and the command that fixes it.
public struct AppFailure: Error, Sendable {
    public let words: Words
    public let remedy: String?
    /// Stable, for programs; nil for that of all failures.
    public let code: String?

    public init(_ words: Words, remedy: String? = nil, code: String? = nil) {
        self.words = words
        self.remedy = remedy
        self.code = code
    }
}
