public import Database
public import Domain
import Synchronization

/// Matches saved searches when listings changed on this server or another, so that an idle server reads
/// nothing.
public final class SavedSearchTrigger: Sendable {
    private let matching: SQLSavedSearchMatching
    private let isDue = Atomic(true)
    private let listening = Mutex<Listening?>(nil)

    public init(_ matching: SQLSavedSearchMatching, on database: Database) {
        self.matching = matching
        let heard = database.listen(on: BoardChangeTable.channel) { [weak self] _ in
            self?.isDue.store(true, ordering: .releasing)
        }
        listening.withLock { $0 = heard }
    }

    /// Processes all queued listings if there may be any. After a failure it is due again.
    public func matchIfDue(at now: Moment) async throws {
        guard isDue.exchange(false, ordering: .acquiringAndReleasing) else { return }
        do {
            try await matching.matchAll(at: now)
        } catch {
            isDue.store(true, ordering: .releasing)
            throw error
        }
    }
}
