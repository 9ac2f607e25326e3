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
    private let database: Database
    private let board: BoardKeeper
    private let crashes: Int
    private let server = Mutex<HTTPServer?>(nil)

    /// - Parameter crashes: the number of crash reports present at startup.
    init(_ database: Database, _ board: BoardKeeper, crashes: Int) {
        self.database = database
        self.board = board
        self.crashes = crashes
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

    var metrics: [Metric] {
        let storage = database.statistics
        var metrics = [
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
            Metric(.gauge, "process_resident_memory_bytes", "Memory in use.", residentBytes),
        ]
        if let counters = server.withLock({ $0?.metrics }) { metrics += counters.metrics }
        return metrics
    }

    private var residentBytes: Int {
        let fields = (try? File.contents(of: "/proc/self/statm")).map {
            String(decoding: $0, as: UTF8.self).split(separator: " ")
        }
        let pages = fields.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
}
