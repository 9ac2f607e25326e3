import BoardIndex
public import Database
import Domain
import MemoryCache
import Synchronization

/// Keeps the index true: fills it when it is first asked for, and brings it up to date before each question,
/// if anything has been written.
///
/// A write of this process is in the index before the next question is answered; one of another process,
/// once the database has notified of it.
public final class BoardKeeper: Sendable {
    /// Changes are kept for an hour. What wasn't brought up to date for half of it is filled again.
    static let changesKept = Duration.seconds(3_600)

    private struct State {
        /// Rises with all that is heard; the index holds what was heard up to `applied`.
        var heard = 1
        var applied = 0
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
        let cards: Cards
        let moment: Cards.Moment
    }

    typealias Cards = MemoryCache<Listing.ID, SharedCard>

    public static let usualMemory = 256 << 20
    /// About what a card takes, with what is written of it.
    private static let bytesOfCard = 2_048

    let database: Database
    private let members: MemberCache
    private let memory: Int
    private let index = BoardIndex()
    private let cards = Cards(most: 0)
    private let state = Mutex(State())
    private let progress = Mutex(Progress())
    private let listening = Mutex<Listening?>(nil)

    /// - Parameter memory: bytes that the board may take. What decides, 80 bytes a listing, is always there;
    ///   of the rest, two thirds are for what listings say, one for cards.
    public init(_ database: Database, _ members: MemberCache, memory: Int = usualMemory) {
        self.database = database
        self.members = members
        self.memory = memory
        shareMemory()
        let heard = database.listen(on: Connection.boardChannel) { [weak self] _ in
            self?.state.withLock { $0.heard += 1 }
        }
        listening.withLock { $0 = heard }
    }

    /// Fills the index while its caller goes on; a question that comes meanwhile waits for it.
    public func beginFilling() -> Task<Void, any Error> {
        state.withLock { catchingUp(&$0) }
    }

    func view(for viewer: Member.ID?) async throws -> BoardView {
        let board = try await board()
        let facts = try await members.facts(of: viewer)
        return BoardView(board: board, database: database, viewer: viewer, facts: facts)
    }

    /// Holds all that was written before it was asked for.
    func board() async throws -> Board {
        let wanted = state.withLock { $0.heard }
        while let task = state.withLock({ $0.applied < wanted ? catchingUp(&$0) : nil }) {
            try await task.value
        }
        return Board(index: index, cards: cards, moment: cards.moment)
    }

    /// About as many bytes as it takes.
    public var bytes: Int {
        index.bytesOfColumns + index.bytesOfWords + cards.count * Self.bytesOfCard
    }

    private func shareMemory() {
        let rest = max(memory - index.bytesOfColumns, memory / 8)
        cards.limit(to: rest / 3 / Self.bytesOfCard)
        index.limitWords(to: rest / 3 * 2)
    }

    /// Another index like this one, and how many of the changes it holds at least.
    func copy() async throws -> (BoardIndex, since: BoardMark) {
        if progress.withLock({ $0.mark == nil }) { _ = try await board() }
        // In this order: what is in the copy beyond the mark is only taken in twice.
        let mark = progress.withLock { $0.mark }
        return (index.copy(), since: mark ?? BoardMark(number: 0))
    }

    /// Whether it is being filled for the first time.
    public var isFilling: Bool { state.withLock { $0.applied == 0 && $0.running != nil } }

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
        let isFresh = former.time.map { now - $0 < Self.changesKept / 2 } ?? false
        let latter: BoardMark
        if isFresh, let mark = former.mark,
            let news = try await database.read({ try $0.boardNews(since: mark) })
        {
            index.apply(news.changed, news.entries)
            cards.forget(Set(news.changed.values.joined()))
            latter = news.mark
        } else {
            let (board, mark) = try await database.read { try ($0.wholeBoard(), $0.boardMark()) }
            index.fill(board)
            shareMemory()
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
        shareMemory()
        try await database.write { try $0.forgetBoardChanges(olderThan: Self.changesKept) }
    }
}
