import Database
import Synchronization

/// A value of the database that is kept in memory. Each process is notified of a change, also by another, and
/// then reads the value again once.
final class NotifiedValue<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        /// The number of notifications.
        var heard = 1
        /// The number of those before the value was read.
        var read = 0
    }

    private let database: Database
    private let load: @Sendable (Connection) throws -> Value
    private let state: Mutex<State>
    private let listening = Mutex<Listening?>(nil)

    /// - Parameters:
    ///   - channel: notified in the transaction of each change.
    ///   - value: until it is read for the first time.
    init(
        _ database: Database,
        on channel: String,
        beforeReading value: Value,
        _ load: @escaping @Sendable (Connection) throws -> Value
    ) {
        (self.database, self.load) = (database, load)
        state = Mutex(State(value: value))
        let listening = database.listen(on: channel) { [weak self] _ in self?.invalidate() }
        self.listening.withLock { $0 = listening }
    }

    /// As it was last read.
    var known: Value { state.withLock(\.value) }

    /// As it is now; as it was last read while the database can't be reached.
    func current() async -> Value {
        try? await refresh()
        return known
    }

    /// Reads it again after a notification.
    func refresh() async throws {
        let (heard, isFresh) = state.withLock { ($0.heard, $0.heard == $0.read) }
        guard !isFresh else { return }
        let value = try await database.read(load)
        state.withLock { state in
            state.value = value
            state.read = heard
        }
    }

    /// Has it read again, as after a notification.
    func invalidate() { state.withLock { $0.heard += 1 } }

    /// Replaces it by what this process has just written.
    func keep(_ value: Value) { state.withLock { $0.value = value } }
}
