public import Domain

extension Listing.Version {
    /// As in `ETag` and `If-Match`, without quotation marks.
    public var tag: String { "\(moment.milliseconds)" }

    public init?(tag: some StringProtocol) {
        guard let milliseconds = Int64(tag) else { return nil }
        self.init(Moment(milliseconds: milliseconds))
    }
}
