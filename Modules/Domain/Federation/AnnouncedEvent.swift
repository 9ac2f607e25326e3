/// What followers have been told of an event.
public struct AnnouncedEvent: Equatable, Sendable {
    public let event: Listing.ID
    /// As last announced; nil when it was never announced, or was taken back.
    public private(set) var object: String?
    /// The number of announcements.
    public private(set) var count: Int

    public init(_ event: Listing.ID, object: String? = nil, count: Int = 0) {
        self.event = event
        self.object = object
        self.count = count
    }

    /// Returns what followers have to be told; nil if they know it already.
    /// - Parameter current: the event as everyone sees it; nil if it isn't public.
    public mutating func become(_ current: String?) -> EventAnnouncement? {
        let kind: EventAnnouncement.Kind
        switch (object, current) {
        case (nil, nil): return nil
        case (nil, .some): kind = .new
        case (.some, nil): kind = .removed
        case (let former?, let current?):
            guard former != current else { return nil }
            kind = .changed
        }
        object = current
        count += 1
        return EventAnnouncement(kind: kind, event: event, object: current, number: count)
    }
}

/// Tells followers of an event that is new, changed or no longer public.
public struct EventAnnouncement: Equatable, Sendable {
    public enum Kind: Sendable {
        case new
        case changed
        case removed
    }

    public let kind: Kind
    public let event: Listing.ID
    /// Nil for one that is removed.
    public let object: String?
    /// Counts the announcements of this event from 1, so that each has an address of its own.
    public let number: Int

    public init(kind: Kind, event: Listing.ID, object: String?, number: Int) {
        self.kind = kind
        self.event = event
        self.object = object
        self.number = number
    }
}

extension FeedEvent {
    /// Whether followers hear of an event that they don't know yet.
    public func isNews(at now: Moment) -> Bool {
        listing.cancellation == nil && dates.last.map { $0.endsAt > now } ?? false
    }
}
