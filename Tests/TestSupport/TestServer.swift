import Arguments
import DIContainer
public import Database
import Domain
import Foundation
import HTTPServer
public import JSONCoding
import Synchronization
import Terminal

/// A Madang of one test's own: the real container behind real sockets, on the engine asked for, with a clock
/// that stands still.
public final class TestServer: Sendable {
    public let clock: TestClock
    public let address: String
    private let container: Container
    private let sendsMail: Bool
    /// The address of its PostgreSQL database; nil on SQLite.
    let database: String?
    /// Returned for another test when this server is gone.
    private let lent: LentDatabase?
    private let server: HTTPServer
    /// A second server on the same data, which gets every other request; nil for one alone.
    private let twin: TestServer?
    private let requests = Atomic(0)
    /// Of the last change that an answer told of. All neighbours repeat it, as if each told the others.
    private let position = Mutex<String?>(nil)
    let folder: TemporaryFolder

    /// - Parameters:
    ///   - settings: what the operator set, as in `smtp`.
    ///   - publicAddress: switches federation on, instead of settings.
    ///   - folder: where data are kept; one of its own when left out.
    ///   - servers: two share the data and the clock, and requests go to them in turn; on PostgreSQL.
    public convenience init(
        _ engine: Database.Engine = .sqlite,
        settings: [String: String] = [:],
        federatedAs publicAddress: String? = nil,
        in folder: TemporaryFolder? = nil,
        servers: Int = TestServer.servers
    ) async throws {
        guard servers == 2, engine == .postgresql, publicAddress == nil, folder == nil else {
            try await self.init(engine, settings, publicAddress, in: folder, twin: nil, beside: nil)
            return
        }
        let data = (folder: try TemporaryFolder(), clock: TestClock())
        let database = try await PreparedData.copy(engine, to: data.folder)
        let shared = Shared(folder: data.folder, clock: data.clock, database: database)
        let second = try await TestServer(
            engine,
            settings,
            nil,
            in: nil,
            twin: nil,
            beside: (shared, node: 1)
        )
        try await self.init(engine, settings, nil, in: nil, twin: second, beside: (shared, node: 0))
    }

    /// Of each test on PostgreSQL; one, unless the environment asks for two.
    public static let servers =
        ProcessInfo.processInfo.environment["MADANG_TEST_SERVERS"].flatMap { Int($0) } ?? 1

    /// What several servers share.
    private struct Shared {
        let folder: TemporaryFolder
        let clock: TestClock
        let database: LentDatabase?
    }

    private init(
        _ engine: Database.Engine,
        _ settings: [String: String],
        _ publicAddress: String?,
        in folder: TemporaryFolder?,
        twin: TestServer?,
        beside shared: (data: Shared, node: Int)?
    ) async throws {
        self.twin = twin
        clock = shared?.data.clock ?? TestClock()
        if let shared {
            self.folder = shared.data.folder
            lent = shared.data.database
            database = lent?.url
        } else if let folder {
            self.folder = folder
            lent = nil
            database = engine == .postgresql ? try await PostgreSQLServer.shared().freshDatabase() : nil
        } else {
            self.folder = try TemporaryFolder()
            lent = try await PreparedData.copy(engine, to: self.folder)
            database = lent?.url
        }
        sendsMail = settings["smtp"] != nil || settings["mail-folder"] != nil
        let folder = self.folder
        var plan =
            settings.isEmpty
            ? AppConfiguration(folder: folder.path, postgreSQL: database, federatedAs: publicAddress)
            : try Self.plan(settings, in: folder.path, database, node: shared?.node ?? 0)
        plan.passwordMemory = 64 << 10
        plan.program = MadangProgram.path
        plan.fetchSourcesAnywhere()
        container = try await Container(plan, clock: clock)
        try await container.prepare()
        server = HTTPServer(configuration: ServerConfiguration(threads: 2), router: container.router)
        address = "http://127.0.0.1:\(try server.start())"
    }

    /// Everything is closed when the test is through, also when it throws.
    public static func run<Value>(
        _ engine: Database.Engine = .sqlite,
        settings: [String: String] = [:],
        federatedAs publicAddress: String? = nil,
        in folder: TemporaryFolder? = nil,
        servers: Int = TestServer.servers,
        _ body: (TestServer) async throws -> Value
    ) async throws -> Value {
        let server = try await TestServer(
            engine,
            settings: settings,
            federatedAs: publicAddress,
            in: folder,
            servers: servers
        )
        do {
            let value = try await body(server)
            await server.close()
            return value
        } catch {
            await server.close()
            throw error
        }
    }

    private static func plan(
        _ settings: [String: String],
        in folder: String,
        _ database: String?,
        node: Int
    ) throws -> AppConfiguration {
        var given = settings.merging(
            [
                "data": folder, "threads": "2", "node": "\(node)", "port": "0", "access-log": "off",
                "review-events": "off",
            ]
        ) { given, _ in given }
        if let database { given["database"] = database }
        let variables = given.map { name, value in
            (AppSettings.prefix + name.uppercased().replacingOccurrences(of: "-", with: "_"), value)
        }
        return try AppConfiguration(
            Settings(
                AppSettings.all(in: .english),
                environment: Dictionary(uniqueKeysWithValues: variables),
                prefix: AppSettings.prefix
            )
        )
    }

    /// What the operator's own command hands out: a code for the one that forgot the password.
    public func resetCode(for email: String) async throws -> String? {
        try await container.resetCode(for: email)?.code
    }

    /// What the operator of the machine does for one that lost the app; false for an unknown address.
    public func resetSecondFactor(of name: String) async throws -> Bool {
        try await container.resetSecondFactor(of: "\(name)@example.com")
    }

    /// The path of the link that the server prints at its start while there is no operator.
    public func setUpLink() async -> String? { await container.setUpLink(at: "") }

    /// What the operator of the machine does for the one that shall look at reports.
    public func appointOperator(_ name: String) async throws {
        try await confirmEmail(of: name)
        guard case .made = try await container.appointOperator("\(name)@example.com") else {
            throw URLError(.userAuthenticationRequired)
        }
    }

    public func dismissOperator(_ name: String) async throws {
        guard try await container.dismissOperator("\(name)@example.com") else {
            throw URLError(.userAuthenticationRequired)
        }
    }

    /// What the operator of the machine does for one whose address is known to be theirs.
    public func confirmEmail(of name: String) async throws {
        guard try await container.confirmEmail("\(name)@example.com") != nil else {
            throw URLError(.userAuthenticationRequired)
        }
    }

    /// Every route that is registered, as `GET /api/v1/me`.
    public var routes: [String] {
        container.router.routes.map { "\($0.method.rawValue) \($0.pattern)" }
    }

    /// Whatever is due by the server's clock is done.
    public func runMaintenance() async {
        await container.runMaintenance()
    }

    /// Returns when the server is at this number of requests at once.
    public func isAt(_ count: Int) async {
        let deadline = ContinuousClock.now + .seconds(20)
        while server.metrics.requestsInFlight < count, ContinuousClock.now < deadline { await Task.yield() }
    }

    private func close() async {
        await twin?.close()
        await server.stop(within: .seconds(5))
        await container.close()
    }

    /// Asks as no one in particular.
    public func ask(
        _ method: String,
        _ path: String,
        _ body: JSON? = nil,
        headers: [String: String] = [:]
    ) async throws -> TestResponse {
        var headers = headers
        headers["Madang-Position"] = position.withLock { $0 }
        let turn = requests.add(1, ordering: .relaxed).newValue
        // Identifiers of one moment are in the order of the servers' numbers, not of the requests.
        if twin != nil { clock.pass(.milliseconds(1)) }
        let server = turn.isMultiple(of: 2) ? twin?.address ?? address : address
        let answer = try await TestResponse.asking(method, server + path, body?.encoded(), headers: headers)
        if let latest = answer.header("Madang-Position") { position.withLock { $0 = latest } }
        return answer
    }

    /// A neighbour who opens an account. Without mail, the operator confirms the address.
    /// - Parameter isConfirmed: false for an account from before the server sent mail.
    public func signUp(_ name: String, confirmed isConfirmed: Bool = true) async throws -> Neighbour {
        let email = "\(name)@example.com"
        let answer = try await ask(
            "POST",
            "/api/v1/accounts",
            [
                "email": .string(email), "password": .string(Neighbour.password), "nickname": .string(name),
                "code": sendsMail ? .string(try await signUpCode(for: email)) : .null,
            ]
        )
        guard answer.status == 201 else { throw UnexpectedResponse(answer) }
        switch (sendsMail, isConfirmed) {
        case (true, true), (false, false): break
        case (true, false): try await forgetProof(of: email)
        case (false, true): try await confirmEmail(of: name)
        }
        return Neighbour(name: name, server: self, session: answer.json["session"] ?? .null)
    }

    /// A neighbour whose session came by another way.
    public func neighbour(_ name: String, _ session: JSON) -> Neighbour {
        Neighbour(name: name, server: self, session: session)
    }

    /// Someone who signs in on another device.
    public func device(of name: String) async throws -> Neighbour {
        let answer = try await ask(
            "POST",
            "/api/v1/sessions",
            ["email": .string("\(name)@example.com"), "password": .string(Neighbour.password)]
        )
        guard answer.status == 201 else { throw UnexpectedResponse(answer) }
        return Neighbour(name: name, server: self, session: answer.json["session"] ?? .null)
    }
}

/// One device of a neighbour, signed in.
public struct Neighbour: Sendable {
    public static let password = "open sesame 9"

    public let name: String
    public let server: TestServer
    public let accessToken: String
    public let refreshToken: String

    init(name: String, server: TestServer, session: JSON) {
        self.name = name
        self.server = server
        accessToken = session["accessToken"]?.stringValue ?? ""
        refreshToken = session["refreshToken"]?.stringValue ?? ""
    }

    public func ask(
        _ method: String,
        _ path: String,
        _ body: JSON? = nil,
        headers: [String: String] = [:]
    ) async throws -> TestResponse {
        let headers = headers.merging(["Authorization": "Bearer \(accessToken)"]) { given, _ in given }
        return try await server.ask(method, path, body, headers: headers)
    }

    /// The device after it traded its refresh token.
    public func refreshed() async throws -> Neighbour {
        let answer = try await server.ask(
            "POST",
            "/api/v1/sessions/refresh",
            ["refreshToken": .string(refreshToken)]
        )
        guard answer.status == 200 else { throw UnexpectedResponse(answer) }
        return Neighbour(name: name, server: server, session: answer.json["session"] ?? .null)
    }
}

/// An answer that a story did not expect, and that ends it.
public struct UnexpectedResponse: Error, CustomStringConvertible {
    public let description: String

    init(_ heard: TestResponse) {
        description = "\(heard)"
    }
}
