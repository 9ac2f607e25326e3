/// Stores API tokens. What ends all sessions of a member, or all but one, ends their tokens as well.
public protocol APITokenRepository: Sendable {
    /// Removes the member's expired tokens. Throws ``APITokenRefusal/tooMany``.
    func insert(_ token: APIToken) async throws

    /// Throws ``SuspensionRefusal`` while the member is suspended.
    func find(_ id: APIToken.ID, at now: Moment) async throws -> APIToken?

    func noteUse(of id: APIToken.ID, at now: Moment) async throws

    /// The member's valid tokens, latest first; at most ``APIToken/perMember``.
    func all(of member: Member.ID, at now: Moment) async throws -> [APIToken]

    /// Throws ``APITokenRefusal/notFound`` for a token of another member.
    func remove(_ id: APIToken.ID, of member: Member.ID) async throws
}

/// Issues the texts of API tokens, and verifies them.
public protocol APITokenIssuer: Sendable {
    func text(of token: APIToken.ID) -> String
    /// Whether it has the form of an API token's text.
    func isAPIToken(_ text: String) -> Bool
    /// Nil for a text that it didn't issue.
    func read(_ text: String) -> APIToken.ID?
}
