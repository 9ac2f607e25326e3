public import Database
public import Domain
import Synchronization

/// Collects searches in memory and writes them periodically.
///
/// Best effort: unwritten searches are lost with the process, and other servers list them once written.
public final class BatchedPastSearches: PastSearchRepository {
    /// With this many unwritten searches, the next one waits for a write.
    private static let most = 10_000
    /// The limit per transaction, so that other writes don't wait.
    private static let batch = 500

    /// A member's searches by normalized text.
    private typealias Searches = [String: PastSearch]

    private struct State {
        var waiting: [Member.ID: Searches] = [:]
        /// The searches being written.
        var leaving: [Member.ID: Searches] = [:]
        var count = 0
        var running: Task<Void, any Error>?

        mutating func add(_ search: PastSearch, _ folded: String, of member: Member.ID) {
            var searches = waiting.removeValue(forKey: member) ?? [:]
            count -= searches.count
            searches[folded] = search
            if searches.count > PastSearch.most, let oldest = searches.min(by: { $0.value.id < $1.value.id })
            {
                searches[oldest.key] = nil
            }
            count += searches.count
            waiting[member] = searches
        }

        mutating func wrote() {
            leaving = [:]
            running = nil
            count = waiting.values.reduce(0) { $0 + $1.count }
        }

        /// Keeps searches that couldn't be written for the next attempt.
        mutating func failed() {
            let left = leaving
            wrote()
            for (member, searches) in left {
                for (folded, search) in searches where waiting[member]?[folded] == nil {
                    add(search, folded, of: member)
                }
            }
        }
    }

    private let database: Database
    private let state = Mutex(State())

    public init(_ database: Database) {
        self.database = database
    }

    public func remember(_ sought: SearchText, of member: Member.ID, as id: PastSearch.ID) async throws {
        if state.withLock({ $0.count >= Self.most }) { try await keep() }
        let search = PastSearch(id: id, text: sought.text)
        state.withLock { $0.add(search, sought.folded, of: member) }
    }

    public func list(of member: Member.ID) async throws -> [PastSearch] {
        // Read before the stored ones, so that searches written meanwhile are in both rather than in neither.
        let kept = state.withLock { state in
            (state.leaving[member] ?? [:]).merging(state.waiting[member] ?? [:]) { $1 }
        }
        let rows = try await database.read { try $0.run(Self.list(of: member)) }
        let stored = try rows.map { row in
            let search = PastSearch(id: try row.value("id"), text: try row.value("text"))
            return (try row.value("folded", as: String.self), search)
        }
        let all = Dictionary(stored) { $1 }.merging(kept) { $1 }
        return Array(all.values.sorted { $0.id > $1.id }.prefix(PastSearch.most))
    }

    static func list(of member: Member.ID) -> SQL {
        """
        SELECT id, folded, text FROM past_searches WHERE member = \(member)
        ORDER BY id DESC LIMIT \(PastSearch.most)
        """
    }

    public func forget(_ id: PastSearch.ID, of member: Member.ID) async throws {
        try await keep()
        try await database.write { connection in
            try connection.execute("DELETE FROM past_searches WHERE member = \(member) AND id = \(id)")
        }
    }

    public func forgetAll(of member: Member.ID) async throws {
        try await keep()
        try await database.write { connection in
            try connection.execute("DELETE FROM past_searches WHERE member = \(member)")
        }
    }

    /// Writes all searches remembered before the call.
    public func keep() async throws {
        // A write in progress may have begun before the call.
        try? await state.withLock(\.running)?.value
        try await state.withLock { beginWriting(&$0) }?.value
    }

    private func beginWriting(_ state: inout State) -> Task<Void, any Error>? {
        if let running = state.running { return running }
        guard !state.waiting.isEmpty else { return nil }
        let leaving = state.waiting
        (state.leaving, state.waiting) = (leaving, [:])
        let task = Task { [self] in
            do {
                try await write(leaving)
                self.state.withLock { $0.wrote() }
            } catch {
                self.state.withLock { $0.failed() }
                throw error
            }
        }
        state.running = task
        return task
    }

    private func write(_ searches: [Member.ID: Searches]) async throws {
        var part: [(Member.ID, Searches)] = []
        var count = 0
        for (member, own) in searches.sorted(by: { $0.key < $1.key }) {
            part.append((member, own))
            count += own.count
            guard count >= Self.batch else { continue }
            try await write(part)
            (part, count) = ([], 0)
        }
        if !part.isEmpty { try await write(part) }
    }

    private func write(_ part: [(member: Member.ID, searches: Searches)]) async throws {
        try await database.write { connection in
            for (member, searches) in part { try connection.pastSearches.remember(searches, of: member) }
        }
    }
}

extension TableBase {
    fileprivate var pastSearches: PastSearchTable { PastSearchTable(connection: connection) }
}

/// The table of past searches.
private struct PastSearchTable {
    let connection: Connection
}

extension PastSearchTable {
    /// Stores each once and deletes the oldest beyond the limit. Does nothing for a deleted account.
    fileprivate func remember(_ searches: [String: PastSearch], of member: Member.ID) throws {
        guard try connection.first("SELECT id FROM accounts WHERE id = \(member)") != nil else { return }
        for (folded, search) in searches {
            try connection.execute(
                """
                INSERT INTO past_searches (member, folded, text, id)
                VALUES (\(member), \(folded), \(search.text), \(search.id))
                ON CONFLICT (member, folded) DO UPDATE SET text = excluded.text, id = excluded.id
                WHERE excluded.id > past_searches.id
                """
            )
        }
        try connection.execute(
            """
            DELETE FROM past_searches WHERE member = \(member) AND id <= (
                SELECT id FROM past_searches WHERE member = \(member)
                ORDER BY id DESC LIMIT 1 OFFSET \(PastSearch.most))
            """
        )
    }
}
