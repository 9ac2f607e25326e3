/// The providers that the operator has set up.
public protocol IdentityProviders: Sendable {
    var providers: [IdentityProvider] { get }

    /// Where somebody shows themselves. Throws ``IdentityRefusal/notOffered``.
    /// - Parameter askingAgain: whether the provider is to ask even those it has signed in already.
    func address(for attempt: SignInAttempt, askingAgain: Bool) throws -> String

    /// Trades the code that the provider sent back. Throws ``IdentityRefusal/notVouchedFor`` or
    /// ``IdentityRefusal/providerUnreachable``.
    func vouch(for code: String, of attempt: SignInAttempt) async throws -> ProviderClaim
}

/// Somebody is on their way to a provider and back.
public struct SignInAttempt: Equatable, Sendable {
    /// From leaving to coming back.
    public static let patience = Duration.seconds(15 * 60)

    public let provider: IdentityProvider
    /// Travels to the provider and back, so that an answer can be told from an invented one.
    public let state: String
    /// Stays here until the code is traded (RFC 7636): a code that was overheard is of no use.
    public let verifier: String
    /// What the provider is told of the verifier beforehand: its SHA-256.
    public let challenge: String

    public init(provider: IdentityProvider, state: String, verifier: String, challenge: String) {
        self.provider = provider
        self.state = state
        self.verifier = verifier
        self.challenge = challenge
    }
}

/// Writes the papers of somebody who is on their way, so that nothing needs to be kept here meanwhile.
public protocol SignInState: Sendable {
    /// A new attempt, and the ticket that only the device that began it holds.
    func begin(_ provider: IdentityProvider, at now: Moment) -> (attempt: SignInAttempt, ticket: String)

    /// Throws ``IdentityRefusal/attemptOver`` unless the ticket is ours, still good, and belongs to `state`.
    func attempt(_ provider: IdentityProvider, ticket: String, state: String, at now: Moment) throws
        -> SignInAttempt

    /// What a provider has said, for the holder to show once more: when they chose a nickname, or signed in
    /// to the account that it shall lead to.
    func introduction(_ voucher: ProviderClaim, at now: Moment) -> String

    /// Throws ``IdentityRefusal/attemptOver``.
    func voucher(of introduction: String, at now: Moment) throws -> ProviderClaim
}
