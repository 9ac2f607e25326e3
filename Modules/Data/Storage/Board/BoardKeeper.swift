import BoardIndex
public import Database
public import Domain
import MemoryCache
import Synchronization

/// Keeps the index consistent with the database: fills it on first use and updates it before each query if
/// anything was written.
///
/// Writes of this process are visible to the next query; writes of another process are visible once the
/// database has sent its notification.
public final class BoardKeeper: Sendable {
    /// Changes are kept for an hour. An index that wasn't updated for half of that is filled again.
    static let changesKept = Duration.seconds(3_600)

    private struct State {
        /// Increases with each notification; the index includes those up to `applied`.
        var heard = 1
        var applied = 0
        var isUpdating = false
        /// Callers that wait for the update.
        var waiting: [CheckedContinuation<Void, any Error>] = []
    }

    /// Accessed only by the one update.
    private struct Progress {
        var mark: BoardMark?
        var time: ContinuousClock.Instant?
    }

    /// The board's state at the start of a query.
    struct Board {
        let index: BoardIndex
        let cards: Cards
        let moment: Cards.Moment
    }

    typealias Cards = MemoryCache<Listing.ID, SharedCard>

    public static let usualMemory = 256 << 20
    /// The approximate size of a card with its encoded bytes.
    private static let bytesOfCard = 2_048

    let database: Database
    private let members: MemberCache
    private let memory: Int
    private let kinds: @Sendable () async -> [Listing.Kind]
    private let index = BoardIndex()
    private let cards = Cards(most: 0)
    private let state = Mutex(State())
    private let progress = Mutex(Progress())
    private let listening = Mutex<Listening?>(nil)

    /// - Parameters:
    ///   - memory: the memory limit in bytes. The filterable data, 76 bytes a listing, is always in memory;
    ///     of the rest, two thirds are for search postings, one third for cards.
    ///   - kinds: those that the place offers; listings of others match nothing.
    public init(
        _ database: Database,
        _ members: MemberCache,
        memory: Int = usualMemory,
        offering kinds: @escaping @Sendable () async -> [Listing.Kind] = { Listing.Kind.allCases }
    ) {
        self.database = database
        self.members = members
        self.memory = memory
        self.kinds = kinds
        shareMemory()
        let heard = database.listen(on: BoardChangeTable.channel) { [weak self] _ in
            self?.state.withLock { $0.heard += 1 }
        }
        listening.withLock { $0 = heard }
    }

    /// Starts to fill the index in the background. A query waits for it.
    public func beginFilling() -> Task<Void, any Error> {
        // Takes its turn now, so that ``isFilling`` is true before the task runs.
        let turn = state.withLock { Self.turn(to: 1, &$0) }
        return Task {
            if let turn { try await take(turn) }
            try await update(to: 1)
        }
    }

    func view(for viewer: Member.ID?) async throws -> BoardView {
        let board = try await board()
        let facts = try await members.facts(of: viewer)
        return BoardView(
            board: board,
            database: database,
            viewer: viewer,
            facts: facts,
            offered: await kinds()
        )
    }

    /// Includes everything written before the call.
    func board() async throws -> Board {
        if FreshReads.current?.takeBoard() == true { state.withLock { $0.heard += 1 } }
        try await update(to: state.withLock { $0.heard })
        return Board(index: index, cards: cards, moment: cards.moment)
    }

    /// The approximate memory used, in bytes.
    public var bytes: Int {
        index.bytesOfColumns + index.bytesOfWords + cards.count * Self.bytesOfCard
    }

    private func shareMemory() {
        let rest = max(memory - index.bytesOfColumns, memory / 8)
        cards.limit(to: rest / 3 / Self.bytesOfCard)
        index.limitWords(to: rest / 3 * 2)
    }

    /// A copy of the index, and a mark up to which it includes all changes.
    func copy() async throws -> (BoardIndex, since: BoardMark) {
        if progress.withLock({ $0.mark == nil }) { _ = try await board() }
        // In this order: changes in the copy beyond the mark are applied twice, which is harmless.
        let mark = progress.withLock { $0.mark }
        return (index.copy(), since: mark ?? BoardMark(number: 0))
    }

    /// Whether the first fill is in progress.
    public var isFilling: Bool { state.withLock { $0.applied == 0 && $0.isUpdating } }

    private enum Turn {
        case updates(to: Int)
        case waits
    }

    /// Updates the index in the caller's task: on a busy machine, waking another thread takes longer than the
    /// update. Concurrent callers wait for it.
    private func update(to wanted: Int) async throws {
        while let turn = state.withLock({ Self.turn(to: wanted, &$0) }) { try await take(turn) }
    }

    private func take(_ turn: Turn) async throws {
        guard case .updates(let target) = turn else { return try await nextEnd() }
        do {
            try await catchUp()
            end(.success(target))
        } catch {
            end(.failure(error))
            throw error
        }
    }

    /// Nil when the index is up to date.
    private static func turn(to wanted: Int, _ state: inout State) -> Turn? {
        guard state.applied < wanted else { return nil }
        guard !state.isUpdating else { return .waits }
        state.isUpdating = true
        return .updates(to: state.heard)
    }

    private func end(_ outcome: Result<Int, any Error>) {
        let waiting = state.withLock { state in
            if case .success(let target) = outcome { state.applied = max(state.applied, target) }
            state.isUpdating = false
            defer { state.waiting = [] }
            return state.waiting
        }
        for caller in waiting {
            // After a cancellation, which concerns one caller only, one of the others updates.
            if case .failure(let error) = outcome, !(error is CancellationError) {
                caller.resume(throwing: error)
            } else {
                caller.resume()
            }
        }
    }

    private func nextEnd() async throws {
        try await withCheckedThrowingContinuation { caller in
            let isOver = state.withLock { state in
                if state.isUpdating { state.waiting.append(caller) }
                return !state.isUpdating
            }
            if isOver { caller.resume() }
        }
    }

    private func catchUp() async throws {
        let former = progress.withLock { $0 }
        let now = ContinuousClock.now
        let isFresh = former.time.map { now - $0 < Self.changesKept / 2 } ?? false
        let latter: BoardMark
        if isFresh, let mark = former.mark,
            let news = try await database.read({ try $0.boardChanges.news(since: mark) })
        {
            index.apply(news.changed, news.entries)
            cards.forget(Set(news.changed.values.joined()))
            latter = news.mark
        } else {
            // In a task of its own, since it takes seconds that would block the requests of its thread.
            latter = try await Task { try await fill() }.value
        }
        progress.withLock { $0 = Progress(mark: latter, time: now) }
    }

    private func fill() async throws -> BoardMark {
        let (board, mark) = try await database.read {
            try ($0.boardChanges.snapshot(), $0.boardChanges.mark())
        }
        index.fill(board)
        shareMemory()
        cards.forgetAll()
        return mark
    }

    /// Updates the index even without a notification, and deletes changes that every index has applied.
    public func tidy() async throws {
        state.withLock { $0.heard += 1 }
        _ = try await board()
        shareMemory()
        try await database.write { try $0.boardChanges.remove(olderThan: Self.changesKept) }
    }
}
