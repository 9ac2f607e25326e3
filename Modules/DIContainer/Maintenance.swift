import Domain
import Web

/// Something the server does by itself when time has passed. Doing it twice, or on two servers at once, does
/// no harm.
struct MaintenanceTask: Sendable {
    let name: String
    let work: @Sendable (Moment) async throws -> Void

    init(_ name: String, _ work: @escaping @Sendable (Moment) async throws -> Void) {
        self.name = name
        self.work = work
    }
}

/// Does what the passing of time asks for.
struct Maintenance: Sendable {
    private let chores: [MaintenanceTask]
    private let clock: any WallClock
    private let log: AccessLog

    init(_ chores: [MaintenanceTask], clock: any WallClock, log: AccessLog) {
        self.chores = chores
        self.clock = clock
        self.log = log
    }

    /// Every chore once; one that fails keeps no other from its turn.
    func goRound() async {
        let now = clock.now
        for chore in chores where !Task.isCancelled {
            do {
                try await chore.work(now)
            } catch is CancellationError where Task.isCancelled {
                // The server closes; the next start goes on where this one stopped.
                return
            } catch {
                log.note(failureOf: "housekeeping, \(chore.name)", "\(error)")
            }
        }
    }

    /// Again and again, until the task is cancelled.
    func keepGoing(every pause: Duration) async {
        while !Task.isCancelled {
            await goRound()
            try? await Task.sleep(for: pause)
        }
    }
}
