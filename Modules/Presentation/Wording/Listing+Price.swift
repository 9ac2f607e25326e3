public import Domain

extension Listing.Kind {
    /// The price of one of its listings; nil where the kind has none.
    public func words(of price: Price?) -> Words? {
        hasPrice ? (price ?? .negotiable).words : nil
    }
}
