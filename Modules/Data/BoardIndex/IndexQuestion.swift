public import Domain

/// One question to the board, without its order and page.
public struct IndexQuestion: Sendable {
    let codes: [NeighbourhoodCode]
    let sieve: ListingMask

    /// - Parameter hidden: whose listings the viewer doesn't see.
    public init(
        _ filter: BoardFilter,
        in codes: [NeighbourhoodCode],
        for viewer: Member.ID?,
        hiding hidden: Set<Member.ID>,
        at now: Moment
    ) {
        self.codes = codes
        sieve = ListingMask(filter, for: viewer, hiding: hidden, at: now)
    }
}

/// What one page shows, in order, and where the next begins after.
public struct IndexedSlice<Key: Sendable>: Sendable {
    public let ids: [Listing.ID]
    public let last: Key?

    init(ids: [Listing.ID], last: Key?) {
        self.ids = ids
        self.last = last
    }

    /// - Parameter found: one more than the page takes, if there is one.
    init(_ found: [(key: Key, id: Listing.ID)], limit: Int) {
        ids = found.prefix(limit).map(\.id)
        last = found.count > limit ? found[limit - 1].key : nil
    }
}
