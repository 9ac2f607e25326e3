import CrashReports
import Database
import Domain
import Files
import Glibc
import HTTPServer
import Storage
import Synchronization
import Web

/// Collects the drivers' metrics for operators.
final class Telemetry: Sendable {
    let database: Database
    private let board: BoardKeeper
    /// The number of crash reports when the program began.
    private let crashes: Int
    let startedAt: Moment
    let failures: RecentFailures
    private let server = Mutex<HTTPServer?>(nil)
    let plan: AppConfiguration
    let current: CurrentSettings
    private let clock: any WallClock
    /// Counting listings takes a while; monitoring may ask every second.
    private let kept = Mutex<(figures: SQLServiceFigures.Figures, loads: [QueueLoad], at: Moment)?>(nil)
    let times = RequestTimes()
    let outcomes = TaskOutcomes()

    init(_ drivers: Drivers, _ board: BoardKeeper, _ plan: AppConfiguration) {
        (database, clock) = (drivers.database, drivers.clock)
        (startedAt, failures) = (clock.now, drivers.log.failures)
        current = drivers.current
        self.board = board
        self.plan = plan
        crashes = plan.crashes.count
    }

    func observe(_ server: HTTPServer) {
        self.server.withLock { $0 = server }
    }

    func readiness() async -> [HealthRoutes.Check] {
        await storage() + [.init("board", board.isFilling ? "being-filled" : nil)]
    }

    private func storage() async -> [HealthRoutes.Check] {
        do {
            let isCurrent = try await Migrator(database, migrations).status().isCurrent
            return [.init("database"), .init("schema", isCurrent ? nil : "older-schema")]
        } catch MigrationError.newerThanThisProgram {
            return [.init("database"), .init("schema", ServerRefusal.newerVersion.code)]
        } catch is MigrationError {
            return [.init("database"), .init("schema", "unknown-schema")]
        } catch {
            return [
                .init("database", ServerRefusal.storageUnavailable.code),
                .init("schema", ServerRefusal.storageUnavailable.code),
            ]
        }
    }

    /// The database is asked at most once in ten seconds. Without an answer its figures are left out.
    func metrics() async -> [Metric] {
        let now = clock.now
        if kept.withLock({ $0.map { now < $0.at + .seconds(10) } }) != true,
            let figures = try? await SQLServiceFigures(database).figures(at: now),
            let loads = try? await SQLTodoQueries(database).loads()
        {
            kept.withLock { $0 = (figures, loads, now) }
        }
        let known = kept.withLock { $0 }.flatMap { now < $0.at + .seconds(60) ? $0 : nil }
        return drivers + backup(at: now) + (server.withLock { $0?.metrics }?.metrics ?? []) + [times.metric]
            + outcomes.metrics + (known.map { $0.figures.metrics(at: now) + $0.loads.metrics(at: now) } ?? [])
    }

    private var drivers: [Metric] {
        let storage = database.statistics
        return [
            .build,
            Metric(.counter, "madang_database_reads_total", "Reads of the database.", storage.reads),
            Metric(.counter, "madang_database_writes_total", "Writes that were kept.", storage.writes),
            Metric(
                .counter,
                "madang_database_commits_total",
                "Commits; one may hold many writes.",
                storage.commits
            ),
            Metric(
                .counter,
                "madang_database_retries_total",
                "Writes tried again after a conflict.",
                storage.retries
            ),
            Metric(.gauge, "madang_board_bytes", "Memory of feed, map and search.", board.bytes),
            Metric(.gauge, "madang_database_connections", "Connections in use.", storage.connectionsInUse),
            Metric(.gauge, "madang_crash_reports", "Crash reports when this process began.", crashes),
            Metric(.gauge, "madang_disk_free_bytes", "Free space at the data folder.", plan.freeBytes),
            Metric(.gauge, "process_resident_memory_bytes", "Memory in use.", residentBytes),
        ]
    }

    /// Empty before the first backup, and without a folder for them.
    private func backup(at now: Moment) -> [Metric] {
        guard let newest = plan.backups?.newest else { return [] }
        let age = max(0, Int((now - newest).components.seconds))
        return [Metric(.gauge, "madang_backup_age_seconds", "Age of the last backup.", age)]
    }

    private var residentBytes: Int {
        let fields = (try? File.contents(of: "/proc/self/statm")).map {
            String(decoding: $0, as: UTF8.self).split(separator: " ")
        }
        let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
