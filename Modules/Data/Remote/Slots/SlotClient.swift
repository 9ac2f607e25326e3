public import Domain
public import Wire

extension MadangClient {
    public var slots: SlotClient { SlotClient(client: self) }
}

/// A client for teaching hours, and for moving booked deals.
public struct SlotClient: Sendable {
    fileprivate let client: MadangClient

    public func hours() async throws -> Answer<TeachingHoursBody> {
        try await client.readAsMember(SlotPath.hours.rawValue)
    }

    public func save(_ hours: TeachingHoursBody) async throws -> TeachingHoursBody {
        try await client.askAsMember("PUT", SlotPath.hours.rawValue, hours)
    }

    /// Moves once, even if the request is repeated.
    public func rebook(_ id: Deal.ID, to startsAt: Moment) async throws -> DealBody {
        try await client.askAsMember(
            "POST",
            SlotPath.rebook.filled(id.description),
            ChosenStartBody(startsAt)
        )
    }
}
