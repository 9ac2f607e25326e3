public import Domain

extension Listing.Kind {
    /// A price in the words of the listing's kind; nil if the kind has no prices.
    public func words(of price: Price?) -> Words? {
        hasPrice ? (price ?? .negotiable).words : nil
    }
}
