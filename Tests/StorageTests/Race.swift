import Database
import Domain
import Synchronization
import TestSupport
import Testing

extension Store {
    /// Runs two changes that overlap: the first is held open in its transaction while the second arrives.
    /// The second waits, or, with PostgreSQL and without a lock, commits, and the first runs again.
    func race<First: Sendable, Second: Sendable>(
        _ first: @escaping @Sendable (Gate) async throws -> First,
        _ second: @escaping @Sendable () async throws -> Second
    ) async throws -> (first: Result<First, any Error>, second: Result<Second, any Error>) {
        let gate = Gate()
        let retries = database.statistics.retries
        // Without this, a change that fails before the gate would hang the test.
        let held = Task {
            defer { gate.finish() }
            return try await first(gate)
        }
        await gate.arrival()
        let isThrough = Mutex(false)
        let arriving = Task {
            defer { isThrough.withLock { $0 = true } }
            return try await second()
        }
        var isSecondWaiting = false
        try await until {
            isSecondWaiting = try await isOneWaiting
            return isSecondWaiting || isThrough.withLock { $0 }
        }
        let isSecondFirst = isThrough.withLock { $0 }
        #expect(isSecondWaiting || isSecondFirst, "the second has arrived")
        #expect(!isSecondFirst || database.engine == .postgresql, "SQLite has one writer")
        gate.open()
        let results = (first: await held.result, second: await arriving.result)
        if isSecondFirst, case .success = results.second {
            #expect(database.statistics.retries > retries, "the first ran again")
        }
        return results
    }

    private var isOneWaiting: Bool {
        get async throws {
            switch database.engine {
            case .sqlite: return database.statistics.waiting == 1
            case .postgresql:
                return try await database.read { connection in
                    try connection.first(
                        """
                        SELECT pid FROM pg_stat_activity
                        WHERE datname = current_database() AND wait_event_type = 'Lock'
                        """
                    ) != nil
                }
            }
        }
    }

    /// What became of both, as "done" or the code of a refusal.
    func outcomes(
        _ first: @escaping @Sendable (Gate) async throws -> Void,
        _ second: @escaping @Sendable () async throws -> Void
    ) async throws -> [String] {
        let results = try await race(first, second)
        return try [results.first, results.second].map { result in
            do {
                try result.get()
                return "done"
            } catch let refusal as any Refusal {
                return refusal.code
            }
        }
    }
}
