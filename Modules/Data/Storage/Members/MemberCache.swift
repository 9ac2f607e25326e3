public import Database
import Domain
import MemoryCache
import Synchronization

/// Caches members' open sessions, homes, details, favourites and blocks, and who is an operator.
///
/// Changes by this process invalidate the cache before the response; changes by another process do so once
/// the database has sent its notification.
public final class MemberCache: Sendable {
    /// The maximum number of cached members.
    static let most = 20_000
    /// The largest number of favourites cached per member. With more, they are read for each page.
    static let mostFavourites = 1_000

    /// The cached data of one member.
    struct Facts: Equatable, Sendable {
        let sessions: [Session.ID: Session]
        let homes: HomeNeighbourhoods
        let details: MemberDetails
        let hidden: Set<Member.ID>
        /// Nil when there are more than ``MemberCache/mostFavourites``.
        let favourites: Set<Subject>?
        let isOperator: Bool

        static let stranger = Facts(
            sessions: [:],
            homes: .none,
            details: MemberDetails(),
            hidden: [],
            favourites: [],
            isOperator: false
        )
    }

    private let database: Database
    /// The owner of a session never changes.
    private let owners = MemoryCache<Session.ID, Member.ID>(most: 2 * most)
    private let facts = MemoryCache<Member.ID, Facts>(most: most)
    private let listening = Mutex<Listening?>(nil)

    public init(_ database: Database) {
        self.database = database
        let heard = database.listen(on: MemberTable.channel) { [facts] notification in
            if case .said(let text) = notification, let number = Int64(text) {
                facts.forget([Member.ID(rawValue: number)])
            } else {
                facts.forgetAll()
            }
        }
        listening.withLock { $0 = heard }
    }

    func facts(of member: Member.ID?) async throws -> Facts {
        guard let member else { return .stranger }
        if FreshReads.current?.take(member) == true { facts.forget([member]) }
        if let known = facts.value(of: member) { return known }
        let moment = facts.moment
        let read = try await database.read { try $0.members.facts(of: member) }
        facts.keep([(member, read)], readAt: moment)
        return read
    }

    func session(_ id: Session.ID) async throws -> Session? {
        guard let owner = try await owner(of: id) else { return nil }
        if let session = try await facts(of: owner).sessions[id] { return session }
        // Another server may have opened it since the facts were read.
        facts.forget([owner])
        return try await facts(of: owner).sessions[id]
    }

    private func owner(of id: Session.ID) async throws -> Member.ID? {
        if let owner = owners.value(of: id) { return owner }
        let moment = owners.moment
        guard let owner = try await database.read({ try $0.members.owner(of: id) }) else { return nil }
        owners.keep([(id, owner)], readAt: moment)
        return owner
    }
}
