public import Arguments
public import Domain
public import Remote
public import Wording

/// The server itself, for commands that run on the machine that holds its data.
public protocol LocalApp: Sendable {
    /// Serves until a signal says stop, then finishes what runs; `ready` hears the address once it answers.
    /// With `newKey`, a database may change to another key than it had.
    func serve(
        _ settings: Settings,
        newKey: Bool,
        ready: @escaping @Sendable (String) -> Void
    ) async throws

    /// Throws when there is nothing to open; opens nothing.
    func locate(_ settings: Settings) throws

    /// Lets `work` speak to the data in place, as it would to a server.
    func open<Value: Sendable>(
        _ settings: Settings,
        _ work: @Sendable (any Transport) async throws -> Value
    ) async throws -> Value

    /// Brings the schema up to date, or only says what is missing. Answers every step there is.
    func migrate(_ settings: Settings, dryRun: Bool) async throws -> [MigrationStep]

    /// A code by which the member with this address can set a new password; nil when there is none.
    func resetCode(_ settings: Settings, for email: String) async throws -> ResetCode?

    /// Lets a member look after the server; false when there is no account with that address.
    func appointOperator(_ settings: Settings, _ email: String) async throws -> Bool

    /// False when nobody with that address did.
    func dismissOperator(_ settings: Settings, _ email: String) async throws -> Bool

    func operators(_ settings: Settings) async throws -> [OperatorSummary]

    /// Fills the server, if nobody lives there, with a town that never was; `progress` hears how many of its
    /// listings are there, and which share of all the work is done.
    func fillDemo(
        _ settings: Settings,
        _ order: DemoOrder,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoMade

    /// Looks at everything the server needs. Never throws: what is broken is a finding. With a pause, every
    /// listing of the board is compared, after so long a watch over what changes.
    func examine(_ settings: Settings, watchingFor pause: Duration?) async -> [Finding]
}

/// A code that sets a password once.
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

/// What looking at one thing brought to light.
public struct Finding: Sendable {
    public enum State: String, Sendable {
        case fine
        case doubtful
        case broken
    }

    /// Stable, for programs: `database`, `schema`, `key`, `clock`, `disk`, `packages`, `mail`, `port`,
    /// `permissions`, `pictures`, `board`.
    public let check: String
    public let state: State
    public let words: Words
    /// The command that mends it.
    public let remedy: String?

    public init(_ check: String, _ state: State, _ words: Words, remedy: String? = nil) {
        self.check = check
        self.state = state
        self.words = words
        self.remedy = remedy
    }
}

/// The server can't be entered: why, and the command that mends it.
public struct AppFailure: Error, Sendable {
    public let words: Words
    public let remedy: String?

    public init(_ words: Words, remedy: String? = nil) {
        self.words = words
        self.remedy = remedy
    }
}
