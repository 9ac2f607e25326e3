public import Domain
public import Wire

extension MadangClient {
    public var bookings: BookingClient { BookingClient(client: self) }
}

/// A client for booking lessons.
public struct BookingClient: Sendable {
    fileprivate let client: MadangClient

    /// The free times of some days; by default of the next.
    public func slots(of lesson: Listing.ID, from day: CivilDate?, days: Int?) async throws
        -> Answer<SlotsBody>
    {
        try await client.readAsVisitor(
            BookingPath.slots.filled(lesson.description)
                .asking(["from": day?.iso8601, "days": days.map { "\($0)" }])
        )
    }

    /// Books once, even if the request is repeated.
    public func book(_ lesson: Listing.ID, _ booking: BookingBody) async throws -> DealBody {
        try await client.askAsMember("POST", BookingPath.book.filled(lesson.description), booking)
    }
}
