/// Stores the websites of members.
public protocol WebsiteRepository: Sendable {
    /// Idempotent. Throws ``WebsiteRefusal/tooMany``.
    func add(_ host: WebsiteHost, of member: Member.ID, at now: Moment) async throws

    /// Throws ``WebsiteRefusal/notFound``.
    func prove(_ host: WebsiteHost, of member: Member.ID, at now: Moment) async throws

    /// Idempotent.
    func remove(_ host: WebsiteHost, of member: Member.ID) async throws

    /// In order of hosts.
    func list(of member: Member.ID) async throws -> [Website]
}
