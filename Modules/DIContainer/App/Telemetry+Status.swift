import BuildInfo
import CrashReports
import Domain
import Storage
import Terminal
import Web

extension Telemetry: ServerStatusQueries {
    func status(at now: Moment) async throws -> ServerStatus {
        let storage = try await SQLServiceFigures(database).storage(at: now)
        return ServerStatus(
            version: MadangCommandLine.version + (BuildInfo.current.map { " (\($0.commit))" } ?? ""),
            newerVersion: current.newerVersion,
            startedAt: startedAt,
            freeBytes: plan.freeBytes,
            databaseBytes: storage.bytes,
            crashReports: plan.crashes.count,
            failingSources: storage.failingSources,
            backups: plan.backups.map { .on(newest: $0.newest) } ?? .off,
            queues: storage.queues,
            tasks: outcomes.all.map {
                PeriodicTask($0.task, succeededAt: $0.outcome.lastSuccess, failures: $0.outcome.failures)
            },
            failures: failures.all
        )
    }

    func crashReports() -> [String] { plan.crashes.latest(10) }
}
