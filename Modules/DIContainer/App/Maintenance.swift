import Domain
import Synchronization
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
    private let outcomes: TaskOutcomes

    init(_ tasks: [MaintenanceTask], _ drivers: Drivers, _ outcomes: TaskOutcomes) {
        self.tasks = tasks
        self.outcomes = outcomes
        (clock, log) = (drivers.clock, drivers.log)
    }

    /// Runs every task once. A failing task doesn't stop the others.
    func run() async {
        let now = clock.now
        for task in tasks where !Task.isCancelled {
            do {
                try await task.work(now)
                outcomes.note(task.name, successAt: now)
            } catch is CancellationError where Task.isCancelled {
                // The server is stopping; the next start continues from here.
                return
            } catch {
                log.note(failureOf: "maintenance, \(task.name)", "\(error)")
                outcomes.noteFailure(of: task.name)
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

/// When each periodic task last succeeded, and how often it failed.
final class TaskOutcomes: Sendable {
    struct Outcome: Sendable {
        var failures = 0
        var lastSuccess: Moment?
    }

    private let outcomes = Mutex<[String: Outcome]>([:])

    /// In order of the tasks' names.
    var all: [(task: String, outcome: Outcome)] {
        outcomes.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func note(_ task: String, successAt now: Moment) {
        outcomes.withLock { $0[task, default: Outcome()].lastSuccess = now }
    }

    func noteFailure(of task: String) {
        outcomes.withLock { $0[task, default: Outcome()].failures += 1 }
    }
}
