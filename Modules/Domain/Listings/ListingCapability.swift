/// What listings of some kinds have.
public enum ListingCapability: Sendable {
    /// They are offered or wanted.
    case sides
    case prices
    /// Members of a conversation agree on a deal, which takes a seat, and review each other.
    case deals
    /// Members apply and are put on a roster, which takes the seats.
    case applications
    /// Those who took part write running logs about them, and give each other stamps.
    case logs
}

extension Listing.Kind {
    public func has(_ capability: ListingCapability) -> Bool { capabilities.contains(capability) }

    /// Whether seats are taken here. Without, the seats only tell how many can take part.
    public var fillsSeats: Bool { has(.deals) || has(.applications) }
}
