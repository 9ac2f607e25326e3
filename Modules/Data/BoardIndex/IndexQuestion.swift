public import Domain

/// A query of the board, without its order and page.
public struct IndexQuestion: Sendable {
    let codes: [NeighbourhoodCode]
    let mask: ListingMask

    /// - Parameters:
    ///   - chosen: the only listings that match; nil for all.
    ///   - hidden: members hidden from the viewer by a block.
    public init(
        _ filter: BoardFilter,
        in codes: [NeighbourhoodCode],
        among chosen: Set<Listing.ID>? = nil,
        for viewer: Member.ID?,
        hiding hidden: Set<Member.ID>,
        at now: Moment
    ) {
        self.codes = codes
        mask = ListingMask(filter, among: chosen, for: viewer, hiding: hidden, at: now)
    }

    /// Whether it matches a listing, regardless of the neighbourhoods.
    public func matches(_ entry: BoardEntry) -> Bool {
        let packed = PackedEntry(entry)
        return mask.passes(packed.listing, at: packed.point)
    }
}

/// One page of results in order, and the cursor of the next.
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
