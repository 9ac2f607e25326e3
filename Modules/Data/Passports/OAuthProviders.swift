public import Domain
import JSONCoding
import Network
import WebAddresses

/// Identifies users through the configured OAuth providers.
public struct OAuthProviders: IdentityProviders {
    private let setups: [ProviderSetup]
    private let client: HTTPClient
    private let discovered = DiscoveredEndpoints()

    /// Short, because a person is waiting.
    private static let patience = Duration.seconds(10)

    public init(_ setups: [ProviderSetup]) {
        self.setups = setups
        client = HTTPClient(retries: .never, responseLimit: 64 << 10, redirectLimit: 0)
    }

    public var providers: [IdentityProvider] { setups.map(\.provider) }

    public func address(for attempt: SignInAttempt, askingAgain: Bool) async throws -> String {
        let setup = try setup(of: attempt.provider)
        let endpoint = try await endpoints(of: setup).authorize
        let again = setup.provider.oauth.askingAgain
        let query = Form(
            [
                ("response_type", "code"), ("client_id", setup.clientID),
                ("redirect_uri", setup.returnAddress), ("state", attempt.state),
                // Providers ignore unknown parameters (RFC 6749, 3.1).
                ("code_challenge", attempt.challenge), ("code_challenge_method", "S256"),
            ] + (setup.provider.oauth.scope.map { [("scope", $0)] } ?? [])
                + (askingAgain ? [(again.name, again.value)] : [])
        )
        return "\(endpoint)\(endpoint.contains("?") ? "&" : "?")\(query.text)"
    }

    public func claim(for code: String, of attempt: SignInAttempt) async throws -> ProviderClaim {
        let setup = try setup(of: attempt.provider)
        let endpoints = try await endpoints(of: setup)
        let token = try await token(for: code, of: attempt, at: setup, endpoints.token)
        let person = try await ask(
            .get,
            endpoints.person,
            headers: ["Authorization": "Bearer \(token)"]
        )
        guard let claim = setup.provider.oauth.claim(person) else {
            throw IdentityRefusal.notVouchedFor
        }
        return claim
    }

    private func setup(of provider: IdentityProvider) throws(IdentityRefusal) -> ProviderSetup {
        guard let setup = setups.first(where: { $0.provider == provider }) else { throw .notOffered }
        return setup
    }

    private func endpoints(of setup: ProviderSetup) async throws -> OAuthEndpoints {
        switch setup.location {
        case .fixed(let endpoints): endpoints
        case .issuer(let issuer):
            try await discovered.endpoints(of: issuer) { try await ask(.get, $0, headers: [:]) }
        }
    }

    private func token(
        for code: String,
        of attempt: SignInAttempt,
        at setup: ProviderSetup,
        _ address: String
    ) async throws -> String {
        var fields = [
            ("grant_type", "authorization_code"), ("client_id", setup.clientID),
            ("redirect_uri", setup.returnAddress), ("code", code), ("state", attempt.state),
            ("code_verifier", attempt.verifier),
        ]
        if let secret = setup.clientSecret { fields.append(("client_secret", secret)) }
        let answer = try await ask(
            .post,
            address,
            headers: ["Content-Type": "application/x-www-form-urlencoded;charset=utf-8"],
            body: Array(Form(fields).text.utf8)
        )
        guard let token = answer["access_token"]?.stringValue, !token.isEmpty else {
            throw IdentityRefusal.notVouchedFor
        }
        return token
    }

    /// Throws a refusal when retrying may help. Other errors need the operator and are logged.
    private func ask(
        _ method: ClientRequest.Method,
        _ address: String,
        headers: ClientHeaders,
        body: [UInt8]? = nil
    ) async throws -> JSON {
        let response: ClientResponse
        do {
            response = try await client.send(
                ClientRequest(method, address, headers: headers, body: body, timeout: Self.patience)
            )
        } catch let error as NetworkError {
            if case .cancelled = error { throw CancellationError() }
            if case .invalidURL = error { throw ProviderFailure(reason: "\(address) is no address") }
            throw IdentityRefusal.providerUnreachable
        }
        guard response.status < 500, response.status != 429 else { throw IdentityRefusal.providerUnreachable }
        guard let answer = try? JSON(parsing: response.body) else { throw IdentityRefusal.notVouchedFor }
        if let error = answer["error"]?.stringValue {
            guard ["invalid_grant", "invalid_request", "access_denied"].contains(error) else {
                throw ProviderFailure(reason: "\(WebAddress(address)?.host ?? address) says \(error)")
            }
            throw IdentityRefusal.notVouchedFor
        }
        guard response.status == 200 else { throw IdentityRefusal.notVouchedFor }
        return answer
    }
}

/// The registration at the provider doesn't match the settings.
struct ProviderFailure: Error, CustomStringConvertible {
    let reason: String

    var description: String { "sign-in by provider: \(reason)" }
}
