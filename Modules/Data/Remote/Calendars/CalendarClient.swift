public import Wire

extension MadangClient {
    public var calendar: CalendarClient { CalendarClient(client: self) }
}

/// A client for the secret address of the member's calendar.
public struct CalendarClient: Sendable {
    fileprivate let client: MadangClient

    public func find() async throws -> Answer<CalendarAddressBody> {
        try await client.readAsMember(CalendarPath.mine.rawValue)
    }

    /// Replaces a former address.
    public func create() async throws -> CalendarAddressBody {
        try await client.askAsMember("POST", CalendarPath.mine.rawValue)
    }

    public func delete() async throws {
        try await client.tellAsMember("DELETE", CalendarPath.mine.rawValue)
    }
}
