public import Arguments
import CrashReports
import Database
import Domain
import HTTPServer
public import Remote
import Secrets
import Storage
import Supervisor
public import Terminal
import Web
import Wording

/// The application on this machine, as used by the command line.
public struct App: LocalApp {
    public init() {}

    public func serve(
        _ settings: Settings,
        newKey: Bool,
        reread: @escaping @Sendable () throws -> Settings,
        ready: @escaping @Sendable (RunningServer) -> Void
    ) async throws {
        let plan = try AppConfiguration(settings)
        DescriptorLimit.raise()
        plan.crashes.begin(naming: "madang \(MadangCommandLine.version)")
        try await entering(plan, .creating(newKey: newKey)) {
            try await answerCalls($0, plan, SettingsSource(started: settings, read: reread), ready)
        }
    }

    public func open<Value: Sendable>(
        _ settings: Settings,
        _ work: @Sendable (any Transport) async throws -> Value
    ) async throws -> Value {
        try await entering(try AppConfiguration(settings), .existing) { container in
            let value = try await work(InProcessTransport(router: container.router))
            // Delivers at once, because no server may be running to do so.
            await container.deliver()
            return value
        }
    }

    public func locate(_ settings: Settings) throws {
        let plan = try AppConfiguration(settings)
        guard plan.isThere else { throw AppFailure.nothing(in: plan) }
    }

    public func migrate(_ settings: Settings, dryRun: Bool) async throws -> [MigrationStep] {
        let plan = try AppConfiguration(settings)
        return try await explaining(plan) {
            let before = try await plan.schema()
            if !dryRun { try await entering(plan, .creating(newKey: false)) { _ in } }
            return before.applied.map { MigrationStep(number: $0.number, name: $0.name, state: .applied) }
                + before.pending.map {
                    MigrationStep(number: $0.number, name: $0.name, state: dryRun ? .pending : .appliedNow)
                }
        }
    }

    public func resetCode(_ settings: Settings, for email: String) async throws -> ResetCode? {
        try await entering(try AppConfiguration(settings), .existing) { container in
            try await container.resetCode(for: email).map {
                ResetCode(code: $0.code, expiresAt: $0.expiresAt)
            }
        }
    }

    public func examine(_ settings: Settings, watchingFor pause: Duration?) async -> [Finding] {
        do {
            return await Doctor(plan: try AppConfiguration(settings), watch: pause).findings()
        } catch {
            return [.unreadableSettings]
        }
    }

    public func crashReports(_ settings: Settings) throws -> [String] {
        try AppConfiguration(settings).crashes.latest(3)
    }

    private func answerCalls(
        _ container: Container,
        _ plan: AppConfiguration,
        _ source: SettingsSource,
        _ ready: @Sendable (RunningServer) -> Void
    ) async throws {
        let log = container.drivers.log
        var configuration = ServerConfiguration(
            host: plan.host,
            port: plan.port,
            threads: plan.threads,
            limits: plan.limits,
            proxies: plan.trustedProxies
        )
        configuration.accessLog = { [times = container.telemetry.times] record in
            times.note(record)
            log.note(record)
        }
        let server = HTTPServer(configuration: configuration, router: container.router)
        container.telemetry.observe(server)
        let supervisor = Supervisor(environment: ProcessEnvironment.all)
        let (stops, reloads) = (await Signals.toStop(), await Signals.toReload())
        // Board requests wait for the index; others are answered at once.
        let filling = container.board.beginFilling()
        let port = try server.start()
        let tidying = Task {
            _ = await filling.result
            server.returnMemory()
        }
        let reloading = Task { await reloads.each { container.reload(plan, source, supervisor) } }
        let loops = container.beginLoops(under: supervisor) + [tidying, reloading]
        let address = "http://\(plan.host.contains(":") ? "[\(plan.host)]" : plan.host):\(port)"
        supervisor.tell(.ready, .status("Serving at \(address)"))
        let setUp = await container.setUpLink(at: plan.publicAddress ?? address)
        ready(RunningServer(address: address, setUp: setUp))
        await stops.first()
        supervisor.tell(.stopping, .status("Finishing requests"))
        await server.stop(within: .seconds(10))
        // The loops finish before the database is closed.
        for loop in loops { loop.cancel() }
        for loop in loops { await loop.value }
    }

    /// Opens the application and closes it even when `body` throws.
    func entering<Value: Sendable>(
        _ plan: AppConfiguration,
        _ opening: Opening,
        _ work: (Container) async throws -> Value
    ) async throws -> Value {
        try await explaining(plan) {
            let container = try await Container(plan, opening)
            do {
                try await container.prepare()
                let value = try await work(container)
                await container.close()
                return value
            } catch {
                await container.close()
                throw error
            }
        }
    }
}

/// Converts drivers' errors to failures that an operator can fix.
private func explaining<Value>(_ plan: AppConfiguration, _ work: () async throws -> Value) async throws
    -> Value
{
    do {
        return try await work()
    } catch {
        throw AppFailure(error, in: plan) ?? error
    }
}

extension Finding {
    static let unreadableSettings = Finding(
        "settings",
        .broken,
        Words("설정을 읽을 수 없어요.", "The settings can't be read."),
        remedy: "madang config"
    )
}
