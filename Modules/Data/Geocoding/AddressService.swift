public import Domain

/// An external service that finds addresses.
public protocol AddressService: Sendable {
    /// As shown in the operator's log.
    var name: String { get }

    /// Best matches first, at most `limit`. A region alone is no match.
    func find(_ sought: AddressText, limit: Int) async throws -> [FoundAddress]

    /// The address at the point or closest to it. Nil if the service knows none there.
    func address(at point: Point) async throws -> FoundAddress?
}

/// A failure of an ``AddressService``.
enum AddressServiceFailure: Error, Equatable {
    /// As many requests as the service allows have been sent.
    case quotaUsedUp
    /// What the service answered instead.
    case refused(String)
}
