import Domain
import Web

/// A periodic task of the server. Idempotent and safe on several servers at once.
struct MaintenanceTask: Sendable {
    let name: String
    let work: @Sendable (Moment) async throws -> Void

    init(_ name: String, _ work: @escaping @Sendable (Moment) async throws -> Void) {
        self.name = name
        self.work = work
    }
}

/// Runs periodic tasks.
struct Maintenance: Sendable {
    private let tasks: [MaintenanceTask]
    private let clock: any WallClock
    private let log: AccessLog

    init(_ tasks: [MaintenanceTask], clock: any WallClock, log: AccessLog) {
        self.tasks = tasks
        self.clock = clock
        self.log = log
    }

    /// Runs every task once. A failing task doesn't stop the others.
    func run() async {
        let now = clock.now
        for task in tasks where !Task.isCancelled {
            do {
                try await task.work(now)
            } catch is CancellationError where Task.isCancelled {
                // The server is stopping; the next start continues from here.
                return
            } catch {
                log.note(failureOf: "maintenance, \(task.name)", "\(error)")
            }
        }
    }

    /// Repeats until the task is cancelled.
    func `repeat`(every pause: Duration) async {
        while !Task.isCancelled {
            await run()
            try? await Task.sleep(for: pause)
        }
    }
}
