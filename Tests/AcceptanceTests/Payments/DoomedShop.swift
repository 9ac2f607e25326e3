import Database
import Foundation
import JSONCoding
import PaymentSandbox
import Synchronization
import TestSupport

/// Kills a server at a request that the provider receives from it.
final class Doom: Sendable {
    private struct State {
        var victim: MadangProcess?
        var operation = SandboxFault.Operation.get
        var steps = 0
        var waits = true
    }

    private let state = Mutex(State())

    /// - Parameters:
    ///   - steps: requests of this kind, each counted before and after it is carried out.
    ///   - waits: whether the server is gone before the provider goes on; else it may still get the answer.
    func threaten(
        _ victim: MadangProcess,
        at operation: SandboxFault.Operation,
        after steps: Int,
        waits: Bool
    ) {
        state.withLock { state in
            (state.victim, state.operation) = (victim, operation)
            (state.steps, state.waits) = (steps, waits)
        }
    }

    func lift() { state.withLock { $0.victim = nil } }

    func step(_ operation: SandboxFault.Operation) async {
        let (victim, waits) = state.withLock { state -> (MadangProcess?, Bool) in
            guard operation == state.operation else { return (nil, true) }
            state.steps -= 1
            guard state.steps <= 0, let victim = state.victim.take() else { return (nil, true) }
            return (victim, state.waits)
        }
        guard let victim else { return }
        if waits { await victim.kill() } else { Task { await victim.kill() } }
    }
}

/// Real servers that take payments from a sandbox, and are started again after they were killed: one on
/// SQLite, or two on one PostgreSQL.
final class DoomedShop: Sendable {
    let payments: LocalPayments
    let doom = Doom()
    let settings: [String: String]
    /// The data of each server.
    let folders: [TemporaryFolder]
    private let secrets: TemporaryFolder
    private let ports: [Int]
    private let state: Mutex<(servers: [MadangProcess], chosen: Int, kills: Int)>

    init(_ engine: Database.Engine, waitsForConfirmation: Bool) async throws {
        secrets = try TemporaryFolder()
        folders = try (0..<(engine == .postgresql ? 2 : 1)).map { _ in try TemporaryFolder() }
        payments = try LocalPayments(waitsForConfirmation: waitsForConfirmation) { [doom] in
            await doom.step($0)
        }
        var settings = try payments.settings(secretsIn: secrets)
        settings["key-file"] = secrets.file("key").path
        if engine == .postgresql {
            settings["database"] = try await PostgreSQLServer.shared().freshDatabase()
        }
        // Webhooks need to know them beforehand.
        ports = try folders.map { _ in try FreePort.any() }
        settings["public-url"] = "http://127.0.0.1:\(ports[0])"
        self.settings = settings
        state = Mutex(([], 0, 0))
        for number in ports.indices {
            let server = try await start(number)
            state.withLock { $0.servers.append(server) }
        }
    }

    /// One threat kills once.
    private static let mostTries = 5

    /// How often a server was killed.
    var kills: Int { state.withLock { $0.kills } }

    /// The server that is asked now.
    var server: MadangProcess { state.withLock { $0.servers[$0.chosen] } }

    private func start(_ number: Int) async throws -> MadangProcess {
        let words = settings.flatMap { ["--\($0.key)", $0.value] }
        return try await MadangProcess(
            data: folders[number].path,
            words + ["--trusted-proxies", "127.0.0.1"],
            port: ports[number]
        )
    }

    /// Goes on at the other server, if there is one, and starts the killed one again. One that only closed a
    /// connection is killed now: waiting for its end would take minutes.
    private func revive() async throws {
        let (dead, number) = state.withLock { state in
            let number = state.chosen
            state.chosen = (number + 1) % state.servers.count
            state.kills += 1
            return (state.servers[number], number)
        }
        await dead.kill()
        let server = try await start(number)
        state.withLock { $0.servers[number] = server }
    }

    /// What the operator of the machine does for a member whose address is known.
    func confirm(_ email: String) async throws {
        var environment: [String: String] = [:]
        for (setting, name) in [("key-file", "MADANG_KEY_FILE"), ("database", "MADANG_DATABASE")] {
            environment[name] = settings[setting]
        }
        let words = ["operator", "confirm", email, "--data", folders[0].path]
        let outcome = try await MadangProgram().run(words, environment: environment)
        guard outcome.status == 0 else { throw NotConfirmed(outcome: outcome) }
    }

    struct NotConfirmed: Error {
        let outcome: MadangProgram.Outcome
    }

    /// Asks until there is an answer, as a person does who sees an error and tries again.
    @discardableResult
    func ask(
        _ member: RemoteMember,
        _ method: String,
        _ path: String,
        _ body: JSON? = nil,
        key: String? = nil
    ) async throws -> TestResponse {
        let headers = key.map { ["Idempotency-Key": $0] } ?? [:]
        for _ in 0..<Self.mostTries {
            do {
                return try await member.at(server).ask(method, "/api/v1\(path)", body, headers: headers)
            } catch let error as URLError where error.code != .timedOut {
                try await revive()
            }
        }
        return try await member.at(server).ask(method, "/api/v1\(path)", body, headers: headers)
    }

    func close() async {
        doom.lift()
        for server in state.withLock({ $0.servers }) { await server.kill() }
    }
}
