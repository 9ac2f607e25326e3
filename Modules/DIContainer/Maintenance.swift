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
    private let chores: [MaintenanceTask]
    private let clock: any WallClock
    private let log: AccessLog

    init(_ chores: [MaintenanceTask], clock: any WallClock, log: AccessLog) {
        self.chores = chores
        self.clock = clock
        self.log = log
    }

    /// Runs every task once. A failing task doesn't stop the others.
    func goRound() async {
        let now = clock.now
        for chore in chores where !Task.isCancelled {
            do {
                try await chore.work(now)
            } catch is CancellationError where Task.isCancelled {
                // The server is stopping; the next start continues from here.
                return
            } catch {
                log.note(failureOf: "housekeeping, \(chore.name)", "\(error)")
            }
        }
    }

    /// Repeats until the task is cancelled.
    func keepGoing(every pause: Duration) async {
        while !Task.isCancelled {
            await goRound()
            try? await Task.sleep(for: pause)
        }
    }
}
