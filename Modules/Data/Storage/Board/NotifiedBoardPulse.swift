public import Database
public import Domain
import Synchronization

/// Hears of every change that is kept, by this process or another.
///
/// SQLite tells before the write is answered. PostgreSQL tells a moment later, so there every write of this
/// process counts as a change everywhere.
public final class NotifiedBoardPulse: BoardPulse {
    static let channel = "board"

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
        let heard = database.listen(on: Self.channel) { [weak self] in self?.hear($0) }
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

extension Connection {
    /// Says that what is shown of a neighbourhood is not what it was.
    func notifyBoard(_ code: NeighbourhoodCode) throws {
        try notify(NotifiedBoardPulse.channel, code.description)
    }

    func notifyBoard(of id: Listing.ID) throws {
        let row = try first("SELECT code FROM listings WHERE id = \(id)")
        if let row { try notifyBoard(row.neighbourhood()) }
    }

    /// One that moved is gone from where it was, too.
    func notifyBoard(ofFormer former: CountedPlace?, _ listing: Listing) throws {
        let code = listing.details.place.neighbourhood
        if let former = former.flatMap({ NeighbourhoodCode(number: $0.code) }), former != code {
            try notifyBoard(former)
        }
        try notifyBoard(code)
    }
}
