public import Domain
public import Secrets

/// Sign-in state authenticated by a keyed hash, so that the server stores none.
public struct SealedSignInState: SignInState {
    private let ticketKey: SecretKey
    private let verifierKey: SecretKey
    private let introductionKey: SecretKey

    public init(_ key: SecretKey) {
        ticketKey = key.derived(for: "sign-in ticket")
        verifierKey = key.derived(for: "sign-in verifier")
        introductionKey = key.derived(for: "introduction")
    }

    public func begin(_ provider: IdentityProvider, at now: Moment) -> (
        attempt: SignInAttempt, ticket: String
    ) {
        let state = Base64URL.encode(RandomBytes.make(24))
        let expiry = (now + SignInAttempt.patience).milliseconds
        let ticket = "\(expiry).\(Base64URL.encode(ticketKey.mac(Self.claim(provider, state, expiry))))"
        return (attempt(provider, state), ticket)
    }

    public func attempt(_ provider: IdentityProvider, ticket: String, state: String, at now: Moment)
        throws -> SignInAttempt
    {
        let parts = ticket.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let expiry = Int64(parts[0]), let seal = Base64URL.decode(String(parts[1])),
            ticketKey.verifies(seal, for: Self.claim(provider, state, expiry)),
            now.milliseconds < expiry
        else { throw IdentityRefusal.attemptOver }
        return attempt(provider, state)
    }

    /// The verifier isn't stored but derived from the state with the server's key.
    private func attempt(_ provider: IdentityProvider, _ state: String) -> SignInAttempt {
        let verifier = Base64URL.encode(verifierKey.mac(Array(state.utf8)))
        return SignInAttempt(
            provider: provider,
            state: state,
            verifier: verifier,
            challenge: Base64URL.encode(SHA256.hash(Array(verifier.utf8)))
        )
    }

    private static func claim(_ provider: IdentityProvider, _ state: String, _ expiry: Int64) -> [UInt8] {
        Array("\(provider.rawValue) \(expiry) \(state)".utf8)
    }

    public func introduction(_ claim: ProviderClaim, at now: Moment) -> String {
        let parts = [
            "\((now + SignInAttempt.patience).milliseconds)", claim.provider.rawValue, claim.subject,
            claim.email?.text ?? "",
        ]
        let claim = Base64URL.encode(Array(parts.joined(separator: "\n").utf8))
        return "\(claim).\(Base64URL.encode(introductionKey.mac(Array(claim.utf8))))"
    }

    public func claim(of introduction: String, at now: Moment) throws -> ProviderClaim {
        let halves = introduction.split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count == 2, let seal = Base64URL.decode(String(halves[1])),
            introductionKey.verifies(seal, for: Array(halves[0].utf8)),
            let claim = Base64URL.decode(String(halves[0]))
        else { throw IdentityRefusal.attemptOver }
        let parts = String(decoding: claim, as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, let expiry = Int64(parts[0]), now.milliseconds < expiry,
            let provider = IdentityProvider(rawValue: parts[1])
        else { throw IdentityRefusal.attemptOver }
        return ProviderClaim(
            provider: provider,
            subject: parts[2],
            email: try? EmailAddress(parts[3]),
            nickname: nil
        )
    }
}
