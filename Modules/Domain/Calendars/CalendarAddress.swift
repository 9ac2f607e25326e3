/// The secret address of a member's calendar. A member has at most one; a new one replaces it.
public struct CalendarAddress: Identifiable, Equatable, Sendable {
    public let id: Identifier<CalendarAddress>
    public let member: Member.ID
    public let createdAt: Moment

    public init(id: ID, member: Member.ID, createdAt: Moment) {
        self.id = id
        self.member = member
        self.createdAt = createdAt
    }
}

/// Issues the keys of calendar addresses, which only servers of this community can create.
public protocol CalendarKeyIssuer: Sendable {
    func key(of address: CalendarAddress.ID) -> String
    /// Returns nil for a key it didn't issue.
    func address(of key: String) -> CalendarAddress.ID?
}

public protocol CalendarAddressRepository: Sendable {
    /// Inserts an address in place of the member's former one.
    func replace(with address: CalendarAddress) async throws
    func find(of member: Member.ID) async throws -> CalendarAddress?
    func find(_ id: CalendarAddress.ID) async throws -> CalendarAddress?
    /// Does nothing for a member without an address.
    func delete(of member: Member.ID) async throws
}

public enum CalendarRefusal: String, Refusal, CaseIterable {
    /// The same for an unknown address and one that was replaced or deleted.
    case notFound = "calendar.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { .notFound }
}
