public import Domain

/// An event with its words in the language of a feed.
public struct DescribedEvent: Sendable {
    public let event: FeedEvent
    /// The name of its neighbourhood.
    public let area: String
    /// The address of its page.
    public let address: String
    /// When, where and by whom, and its description.
    public let text: String

    public init(_ event: FeedEvent, area: String, address: String, text: String) {
        self.event = event
        self.area = area
        self.address = address
        self.text = text
    }
}

extension FeedEvent {
    /// The venue and the address, or the neighbourhood where no place is known.
    func location(in area: String) -> String {
        let parts = [venue, listing.details.place.exact?.address].compactMap(\.self)
        return parts.isEmpty ? area : parts.joined(separator: ", ")
    }
}
