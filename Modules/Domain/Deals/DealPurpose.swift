extension Deal {
    /// What the parties of a deal meet for.
    public enum Purpose: String, CaseIterable, Sendable {
        /// It takes a seat, has a price and can be reviewed.
        case teaching
        /// One party shows the other what the listing offers.
        case viewing
    }
}

extension Listing.Kind {
    /// What members of a conversation about its listings can agree on; nil for nothing.
    public var dealPurpose: Deal.Purpose? {
        if has(.deals) { return .teaching }
        return has(.viewings) ? .viewing : nil
    }
}
