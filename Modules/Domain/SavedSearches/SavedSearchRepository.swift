/// Stores saved searches, at most ``SavedSearch/most`` per member, with the listings that newly fit them.
///
/// Throws ``SavedSearchRefusal/notFound`` for another member's search.
public protocol SavedSearchRepository: Sendable {
    /// A repeated request returns the identifier of the search it saved before. Throws
    /// ``SavedSearchRefusal/nameTaken`` and ``SavedSearchRefusal/tooMany``.
    func insert(_ search: SavedSearch, of member: Member.ID) async throws -> SavedSearch.ID

    /// Oldest first.
    func list(of member: Member.ID) async throws -> [SavedSearchSummary]

    func find(_ id: SavedSearch.ID, of member: Member.ID) async throws -> SavedSearchSummary

    /// Loads, changes and saves in one transaction. Throws ``SavedSearchRefusal/nameTaken``.
    func update(
        _ id: SavedSearch.ID,
        of member: Member.ID,
        _ change: @escaping @Sendable (inout SavedSearch) throws -> Void
    ) async throws

    /// Counts as seen all listings that fit so far, and marks the notice of them as read.
    func markSeen(_ id: SavedSearch.ID, of member: Member.ID, at now: Moment) async throws

    /// Also deletes its notices.
    func delete(_ id: SavedSearch.ID, of member: Member.ID) async throws
}

/// A saved search in a list.
public struct SavedSearchSummary: Identifiable, Equatable, Sendable {
    public let search: SavedSearch
    /// The listings that newly fit since the member last opened it, at most ``SavedSearch/mostCounted``.
    public let newListings: Int

    public var id: SavedSearch.ID { search.id }

    public init(_ search: SavedSearch, newListings: Int) {
        self.search = search
        self.newListings = newListings
    }
}
