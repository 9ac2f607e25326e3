import JSONCoding
import Synchronization

/// The addresses that issuers of OpenID Connect tell, read once for each.
final class DiscoveredEndpoints: Sendable {
    private let known = Mutex<[String: OAuthEndpoints]>([:])

    /// - Parameter read: reads a document.
    func endpoints(of issuer: String, _ read: (String) async throws -> JSON) async throws -> OAuthEndpoints {
        if let endpoints = known.withLock({ $0[issuer] }) { return endpoints }
        let document = try await read("\(issuer)/.well-known/openid-configuration")
        let endpoints = try OAuthEndpoints(document, of: issuer)
        known.withLock { $0[issuer] = endpoints }
        return endpoints
    }
}

extension OAuthEndpoints {
    /// Throws ``ProviderFailure`` for a document of another issuer, or one that can't be used.
    init(_ document: JSON, of issuer: String) throws {
        let told = document["issuer"]?.stringValue
        guard told == issuer || told == issuer + "/" else {
            throw ProviderFailure(reason: "\(issuer) calls itself \(told ?? "nothing")")
        }
        guard let authorize = document["authorization_endpoint"]?.stringValue,
            let token = document["token_endpoint"]?.stringValue,
            let person = document["userinfo_endpoint"]?.stringValue
        else { throw ProviderFailure(reason: "\(issuer) doesn't tell its addresses") }
        // By default a provider takes the secret in the header only (section 3 of Discovery).
        let methods = document["token_endpoint_auth_methods_supported"]?.arrayValue?.compactMap(\.stringValue)
        guard methods?.contains("client_secret_post") == true || methods?.contains("none") == true else {
            throw ProviderFailure(reason: "\(issuer) doesn't support client_secret_post")
        }
        self.init(authorize: authorize, token: token, person: person)
    }
}
