import BoardIndex
public import Database
import Domain
import Synchronization

/// Keeps the index true: fills it when it is first asked for, and brings it up to date before each question,
/// if anything has been written.
///
/// A write of this process is in the index before the next question is answered; one of another process,
/// once the database has notified of it.
public final class BoardKeeper: Sendable {
    /// Changes are kept for an hour. What wasn't brought up to date for half of it is filled again.
    static let memory = Duration.seconds(3_600)

    private struct State {
        /// Rises with all that is heard; the index holds what was heard up to `applied`.
        var heard = 1
        var applied = 0
        var writes = 0
        var running: Task<Void, any Error>?
    }

    /// Only read and written by the one task that runs.
    private struct Progress {
        var mark: BoardMark?
        var time: ContinuousClock.Instant?
    }

    /// The board as it was when a question began.
    struct Board {
        let index: BoardIndex
        let cards: CardCache
        let moment: CardCache.Moment
    }

    private let database: Database
    private let index = BoardIndex(keeping: 256 << 20)
    private let cards = CardCache()
    private let state = Mutex(State())
    private let progress = Mutex(Progress())
    private let listening = Mutex<Listening?>(nil)

    public init(_ database: Database) {
        self.database = database
        let heard = database.listen(on: Connection.boardChannel) { [weak self] _ in
            self?.state.withLock { $0.heard += 1 }
        }
        listening.withLock { $0 = heard }
    }

    /// Fills the index while its caller goes on; a question that comes meanwhile waits for it.
    public func beginFilling() -> Task<Void, any Error> {
        state.withLock { catchingUp(&$0) }
    }

    /// Holds all that was written before it was asked for.
    func board() async throws -> Board {
        let wanted = state.withLock { state in
            countWrites(&state)
            return state.heard
        }
        while let task = state.withLock({ $0.applied < wanted ? catchingUp(&$0) : nil }) {
            try await task.value
        }
        return Board(index: index, cards: cards, moment: cards.moment)
    }

    /// Whether it is being filled for the first time.
    public var isFilling: Bool { state.withLock { $0.applied == 0 && $0.running != nil } }

    /// PostgreSQL tells of a write a moment after it is answered: one of this process is counted at once.
    private func countWrites(_ state: inout State) {
        guard database.engine == .postgresql else { return }
        let writes = database.statistics.writes
        guard writes != state.writes else { return }
        state.writes = writes
        state.heard += 1
    }

    private func catchingUp(_ state: inout State) -> Task<Void, any Error> {
        if let running = state.running { return running }
        let target = state.heard
        let task = Task { [self] in
            do {
                try await catchUp()
                self.state.withLock { state in
                    state.applied = max(state.applied, target)
                    state.running = nil
                }
            } catch {
                self.state.withLock { $0.running = nil }
                throw error
            }
        }
        state.running = task
        return task
    }

    private func catchUp() async throws {
        let former = progress.withLock { $0 }
        let now = ContinuousClock.now
        let isFresh = former.time.map { now - $0 < Self.memory / 2 } ?? false
        let latter: BoardMark
        if isFresh, let mark = former.mark,
            let news = try await database.read({ try $0.boardNews(since: mark) })
        {
            index.apply(news.changed, news.entries)
            cards.forget(Set(news.changed.values.joined()))
            latter = news.mark
        } else {
            let (entries, mark) = try await database.read { try ($0.boardEntries(), $0.boardMark()) }
            index.fill(entries)
            cards.forgetAll()
            latter = mark
        }
        progress.withLock { $0 = Progress(mark: latter, time: now) }
    }

    /// Brings the index up to date, whether or not anything was heard, and forgets changes that every index
    /// has long taken in.
    public func tidy() async throws {
        state.withLock { $0.heard += 1 }
        _ = try await board()
        try await database.write { try $0.forgetBoardChanges(olderThan: Self.memory) }
    }
}
