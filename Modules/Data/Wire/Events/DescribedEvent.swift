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
    /// The venue and the address, or the neighbourhood where they aren't known. An event without a place has
    /// no more than its venue: readers would take the neighbourhood of its listing for where people meet.
    func location(in area: String) -> String? {
        guard EventWords(of: listing).mode.hasPlace else { return venue }
        let parts = [venue, listing.details.place.exact?.address].compactMap(\.self)
        return parts.isEmpty ? area : parts.joined(separator: ", ")
    }
}
