public import Database
public import Domain
import Synchronization

/// Hears of every change that is kept, by this process or another.
///
/// SQLite tells before the write is answered. PostgreSQL tells a moment later, so there every write of this
/// process counts as a change everywhere.
public final class NotifiedBoardPulse: BoardPulse {
    private struct State {
        var beat = 1
        /// The last change anywhere of which it isn't known where.
        var everywhere = 1
        var latest: [Int64: Int] = [:]
        var writes = 0
    }

    private let state = Mutex(State())
    private let database: Database
    private let listening = Mutex<Listening?>(nil)

    public init(_ database: Database) {
        self.database = database
        let heard = database.listen(on: Connection.boardChannel) { [weak self] in self?.hear($0) }
        listening.withLock { $0 = heard }
    }

    public var beat: Int {
        state.withLock { state in
            countWrites(&state)
            return state.beat
        }
    }

    public func isQuiet(in codes: [NeighbourhoodCode]?, since beat: Int) -> Bool {
        state.withLock { state in
            countWrites(&state)
            guard state.beat > beat else { return true }
            guard let codes, state.everywhere <= beat else { return false }
            return codes.allSatisfy { state.latest[$0.number] ?? 0 <= beat }
        }
    }

    private func countWrites(_ state: inout State) {
        guard database.engine == .postgresql else { return }
        let writes = database.statistics.writes
        guard writes != state.writes else { return }
        state.writes = writes
        state.beat += 1
        state.everywhere = state.beat
    }

    private func hear(_ notification: Database.Notification) {
        state.withLock { state in
            state.beat += 1
            if case .said(let text) = notification, let code = Int64(text) {
                state.latest[code] = state.beat
            } else {
                state.everywhere = state.beat
            }
        }
    }
}
