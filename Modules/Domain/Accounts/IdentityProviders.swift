/// The identity providers that the operator has configured.
public protocol IdentityProviders: Sendable {
    var providers: [IdentityProvider] { get }

    /// Returns the provider's authorization page. Throws ``IdentityRefusal/notOffered`` and
    /// ``IdentityRefusal/providerUnreachable``.
    /// - Parameter askingAgain: whether the provider asks for credentials even with an active session.
    func address(for attempt: SignInAttempt, askingAgain: Bool) async throws -> String

    /// Exchanges the provider's authorization code. Throws ``IdentityRefusal/notVouchedFor`` or
    /// ``IdentityRefusal/providerUnreachable``.
    func claim(for code: String, of attempt: SignInAttempt) async throws -> ProviderClaim
}

/// A sign-in at a provider that is in progress.
public struct SignInAttempt: Equatable, Sendable {
    /// The time allowed for a sign-in at the provider.
    public static let patience = Duration.seconds(15 * 60)

    public let provider: IdentityProvider
    /// Sent to the provider and returned by it, so that a forged callback is detected.
    public let state: String
    /// The PKCE verifier (RFC 7636), kept here until the exchange: an intercepted code is useless without it.
    public let verifier: String
    /// The SHA-256 of the verifier, sent to the provider in advance.
    public let challenge: String

    public init(provider: IdentityProvider, state: String, verifier: String, challenge: String) {
        self.provider = provider
        self.state = state
        self.verifier = verifier
        self.challenge = challenge
    }
}

/// OAuth state carried by the browser, sealed, so that the server stores none.
public protocol SignInState: Sendable {
    /// Returns a new attempt and a ticket that only the initiating device holds.
    func begin(_ provider: IdentityProvider, at now: Moment) -> (attempt: SignInAttempt, ticket: String)

    /// Throws ``IdentityRefusal/attemptOver`` unless this server issued the ticket, it is still valid, and it
    /// matches `state`.
    func attempt(_ provider: IdentityProvider, ticket: String, state: String, at now: Moment) throws
        -> SignInAttempt

    /// Seals a provider's claim, to be presented once more after the user chose a nickname or signed in to
    /// the account to link.
    func introduction(_ claim: ProviderClaim, at now: Moment) -> String

    /// Throws ``IdentityRefusal/attemptOver``.
    func claim(of introduction: String, at now: Moment) throws -> ProviderClaim
}
