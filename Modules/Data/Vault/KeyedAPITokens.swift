public import Domain
public import Secrets

/// API tokens as `madang_id.seal`: the prefix lets scanners of secrets find one that leaked.
public struct KeyedAPITokens: APITokenIssuer {
    private static let prefix = "madang_"

    private let secret: SecretKey

    public init(_ key: SecretKey) {
        secret = key.derived(for: "API token")
    }

    public func text(of token: APIToken.ID) -> String { Self.prefix + secret.sealed(token) }

    public func isAPIToken(_ text: String) -> Bool { text.hasPrefix(Self.prefix) }

    public func read(_ text: String) -> APIToken.ID? {
        isAPIToken(text) ? secret.opened(String(text.dropFirst(Self.prefix.count))) : nil
    }
}
