import Domain
import JSONCoding

/// The differences between OAuth 2.0 providers (RFC 6749, authorization code flow).
protocol OAuthProvider: Sendable {
    /// The parameter that makes the provider ask for credentials despite an active session.
    var askingAgain: (name: String, value: String) { get }
    /// What is asked for, where the registration doesn't say so.
    var scope: String? { get }

    /// Returns nil for a malformed profile.
    func claim(_ person: JSON) -> ProviderClaim?
}

extension IdentityProvider {
    var oauth: any OAuthProvider {
        switch self {
        case .kakao: Kakao()
        case .naver: Naver()
        case .openID: OpenID()
        }
    }
}

extension OAuthProvider {
    var scope: String? { nil }
}

/// The addresses of a provider.
struct OAuthEndpoints: Equatable, Sendable {
    let authorize: String
    let token: String
    /// Of the profile.
    let person: String
}

struct Kakao: OAuthProvider {
    static func endpoints(_ authorize: String?, _ api: String?) -> OAuthEndpoints {
        let authorize = authorize ?? "https://kauth.kakao.com"
        return OAuthEndpoints(
            authorize: "\(authorize)/oauth/authorize",
            token: "\(authorize)/oauth/token",
            person: "\(api ?? "https://kapi.kakao.com")/v2/user/me"
        )
    }

    let askingAgain = (name: "prompt", value: "login")

    func claim(_ person: JSON) -> ProviderClaim? {
        guard let id = person["id"]?.intValue else { return nil }
        let account = person["kakao_account"]
        let isProven =
            account?["is_email_valid"]?.boolValue == true && account?["is_email_verified"]?.boolValue == true
        let email = account?["email"]?.stringValue
        return ProviderClaim(
            provider: .kakao,
            subject: "\(id)",
            email: isProven ? email.flatMap { try? EmailAddress($0) } : nil,
            nickname: account?["profile"]?["nickname"]?.stringValue
        )
    }
}

struct Naver: OAuthProvider {
    static func endpoints(_ authorize: String?, _ api: String?) -> OAuthEndpoints {
        let authorize = authorize ?? "https://nid.naver.com"
        return OAuthEndpoints(
            authorize: "\(authorize)/oauth2.0/authorize",
            token: "\(authorize)/oauth2.0/token",
            person: "\(api ?? "https://openapi.naver.com")/v1/nid/me"
        )
    }

    let askingAgain = (name: "auth_type", value: "reauthenticate")

    /// Ignores the contact address, because Naver doesn't say whether it is verified.
    func claim(_ person: JSON) -> ProviderClaim? {
        guard person["resultcode"]?.stringValue == "00",
            let id = person["response"]?["id"]?.stringValue, !id.isEmpty
        else { return nil }
        return ProviderClaim(
            provider: .naver,
            subject: id,
            email: nil,
            nickname: person["response"]?["nickname"]?.stringValue
        )
    }
}

/// OpenID Connect Core 1.0, with the claims of the user info endpoint: they come from the provider itself,
/// over TLS, with a token that was given for this code alone.
struct OpenID: OAuthProvider {
    /// In bytes (section 2).
    private static let longestSubject = 255

    let askingAgain = (name: "prompt", value: "login")
    let scope: String? = "openid email profile"

    func claim(_ person: JSON) -> ProviderClaim? {
        guard let subject = person["sub"]?.stringValue, !subject.isEmpty,
            subject.utf8.count <= Self.longestSubject
        else { return nil }
        let isProven = person["email_verified"]?.boolValue == true
        let email = isProven ? person["email"]?.stringValue : nil
        let names = ["nickname", "preferred_username", "name"].lazy.compactMap { person[$0]?.stringValue }
        return ProviderClaim(
            provider: .openID,
            subject: subject,
            email: email.flatMap { try? EmailAddress($0) },
            nickname: names.first { !$0.isEmpty }
        )
    }
}
