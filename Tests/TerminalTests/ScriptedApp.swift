import Arguments
import Domain
import Remote
import Synchronization
import Terminal
import Wording

/// A server that is entered without a database: it answers from a script and remembers how it was entered.
final class ScriptedApp: LocalApp {
    struct State {
        var findings: [Finding] = []
        var steps: [MigrationStep] = []
        var flaws: [BackupVerdict.Flaw] = []
        var opened: [String] = []
        var failure: (any Error)?
        var operators: [String] = []
        var confirmed: Set<String> = []
        var destinations: [BackupDestination] = []
        var downloads: [String] = []
        var imported: [String] = []
        var resetCodes: [String: ResetCode] = [:]
    }

    let server = ScriptedTransport()
    private let state = Mutex(State())

    func change(_ change: (inout State) -> Void) {
        state.withLock { change(&$0) }
    }

    /// The data folders that were opened.
    var opened: [String] { state.withLock { $0.opened } }

    var destinations: [BackupDestination] { state.withLock { $0.destinations } }
    /// The folders into which backups were downloaded.
    var downloads: [String] { state.withLock { $0.downloads } }

    /// The sources that addresses were imported from, and their month.
    var imported: [String] { state.withLock { $0.imported } }

    var build: ProgramBuild {
        ProgramBuild(
            commit: "0a1b2c3d4e5f",
            date: "2026-11-28",
            libraries: ["SQLite 3.40.1"],
            system: "Linux 6.1.0 x86_64, Debian"
        )
    }

    func check(_ settings: Settings) throws {
        if let failure = state.withLock({ $0.failure }) { throw failure }
    }

    func serve(
        _ settings: Settings,
        newKey: Bool,
        reread: @escaping @Sendable () throws -> Settings,
        ready: @escaping @Sendable (RunningServer) -> Void
    ) async throws {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        let address = "http://\(settings.text("host")):\(settings.integer("port"))"
        ready(RunningServer(address: address, setUp: nil))
    }

    func locate(_ settings: Settings) throws {}

    func open<Value: Sendable>(
        _ settings: Settings,
        _ work: @Sendable (any Transport) async throws -> Value
    ) async throws -> Value {
        state.withLock { $0.opened.append(settings.text("data")) }
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return try await work(server)
    }

    func migrate(_ settings: Settings, dryRun: Bool) async throws -> [MigrationStep] {
        state.withLock { $0.steps }
    }

    func resetCode(_ settings: Settings, for email: String) async throws -> ResetCode? {
        state.withLock { $0.resetCodes[email] }
    }

    func resetSecondFactor(_ settings: Settings, _ email: String) async throws -> Bool {
        state.withLock { $0.resetCodes[email] != nil }
    }

    func appointOperator(_ settings: Settings, _ email: String) async throws -> Appointment {
        let isConfirmed = state.withLock { $0.confirmed.contains(email) }
        let candidate = OperatorCandidate(try Self.account(email, isConfirmed: isConfirmed))
        guard isConfirmed else { return .unconfirmed(candidate) }
        state.withLock { $0.operators.append(email) }
        return .made(candidate)
    }

    func confirmEmail(_ settings: Settings, _ email: String) async throws -> OperatorCandidate? {
        state.withLock { _ = $0.confirmed.insert(email) }
        return OperatorCandidate(try Self.account(email, isConfirmed: true))
    }

    private static func account(_ email: String, isConfirmed: Bool) throws -> Account {
        Account(
            id: Member.ID(rawValue: 7),
            email: try EmailAddress(email),
            isEmailVerified: isConfirmed,
            nickname: try Nickname("달래"),
            language: .korean,
            joinedAt: Moment(milliseconds: 1_795_170_600_000)
        )
    }

    func dismissOperator(_ settings: Settings, _ email: String) async throws -> Bool {
        state.withLock { state in
            guard let place = state.operators.firstIndex(of: email) else { return false }
            state.operators.remove(at: place)
            return true
        }
    }

    func operators(_ settings: Settings) async throws -> [OperatorSummary] {
        try state.withLock { $0.operators }.map { email in
            OperatorSummary(
                email: try EmailAddress(email),
                nickname: try Nickname("달래"),
                since: Moment(milliseconds: 0)
            )
        }
    }

    func fillDemo(
        _ settings: Settings,
        _ order: DemoOrder,
        progress: @escaping @Sendable (Int, Double) -> Void
    ) async throws -> DemoMade {
        for quarter in 0...4 { progress(order.listings * quarter / 4, Double(quarter) / 4) }
        return DemoMade(counts: [("listings", order.listings)])
    }

    func backUp(
        _ settings: Settings,
        to destination: BackupDestination,
        passphrase: [UInt8]?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> BackupReport {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        state.withLock { $0.destinations.append(destination) }
        return BackupReport(
            name: "20261128T193000Z",
            rows: 42,
            files: 3,
            bytes: 2_500_000,
            hasKey: passphrase != nil,
            keyFile: "./var/keys/madang.key",
            secretFiles: ["/etc/madang/smtp"],
            damaged: []
        )
    }

    func downloadBackup(
        _ settings: Settings,
        into folder: String,
        named name: String?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws {
        state.withLock { $0.downloads.append(folder) }
    }

    func verifyBackups(
        in folder: String,
        named name: String?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> [BackupVerdict] {
        let flaws = state.withLock { $0.flaws }
        return [BackupVerdict(name: name ?? "20261128T193000Z", rows: 42, files: 3, flaws: flaws)]
    }

    func restore(
        _ settings: Settings,
        from folder: String,
        named name: String?,
        passphrase: [UInt8]?,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> RestoreReport {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return RestoreReport(
            name: name ?? "20261128T193000Z",
            rows: 42,
            files: 3,
            settings: "./var/madang.conf.restored",
            areSettingsInUse: false,
            erased: 0
        )
    }

    func moveDatabase(
        _ settings: Settings,
        to destination: DatabaseDestination,
        progress: @escaping @Sendable (BackupStage) -> Void
    ) async throws -> Int { 42 }

    private var index: AddressIndexFacts {
        AddressIndexFacts(
            edition: "2026-10",
            importedAt: Moment(milliseconds: 1_795_170_600_000),
            addresses: 6_400_000,
            roads: 170_000,
            size: 150_000_000
        )
    }

    func importAddresses(
        _ settings: Settings,
        from sources: [String],
        edition: String?,
        progress: @escaping @Sendable (_ lines: Int) -> Void
    ) async throws -> AddressImportReport {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        state.withLock { $0.imported = sources + [edition ?? ""] }
        return AddressImportReport(
            facts: index,
            lines: 6_400_003,
            withoutPoint: 1,
            malformed: 2,
            firstMalformed: "entrc_seoul.txt:7"
        )
    }

    func addressIndex(_ settings: Settings) throws -> AddressIndexFacts {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return index
    }

    func findAddresses(_ settings: Settings, _ sought: AddressText) async throws -> [FoundAddress] {
        guard let point = Point(latitude: 37.5796, longitude: 126.8897) else { return [] }
        return sought.text.hasPrefix("서울")
            ? [FoundAddress(address: sought.text, point: point, accuracy: .building)] : []
    }

    func checkGazetteer(_ settings: Settings, against file: String) async throws -> GazetteerReport {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        guard let code = NeighbourhoodCode("1114055000"), let other = NeighbourhoodCode("1114099900") else {
            return GazetteerReport(edition: "", unchanged: 0, renamed: [], added: [], removed: [])
        }
        return GazetteerReport(
            edition: "2026-02-01",
            unchanged: 3_557,
            renamed: [.init(code: code, name: "서울 중구 명동", newName: "서울특별시 중구 밝은동")],
            added: [.init(code: other, name: "서울특별시 중구 새동")],
            removed: [.init(code: code, name: "서울 중구 명동", homes: 12, listings: 30)]
        )
    }

    func examine(_ settings: Settings, watchingFor pause: Duration?) async -> [Finding] {
        state.withLock { $0.findings }
    }

    func crashReports(_ settings: Settings) throws -> [String] { ["ended by SIGILL"] }

    func examinePayments(_ settings: Settings) async -> [Finding] {
        state.withLock { $0.findings }
    }

    func serveSandbox(
        _ settings: Settings,
        port: Int,
        ready: @escaping @Sendable (RunningSandbox) -> Void
    ) async throws {
        ready(RunningSandbox(address: "http://127.0.0.1:\(port)", settings: [("portone-store-id", "store")]))
    }
}
