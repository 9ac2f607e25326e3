import Domain
import JSONCoding

/// The differences between OAuth 2.0 providers (RFC 6749, authorization code flow).
protocol OAuthProvider: Sendable {
    var authorizeAddress: String { get }
    var apiAddress: String { get }
    var authorizePath: String { get }
    var tokenPath: String { get }
    var personPath: String { get }
    /// The parameter that makes the provider ask for credentials despite an active session.
    var askingAgain: (name: String, value: String) { get }

    /// Returns nil for a malformed profile.
    func claim(_ person: JSON) -> ProviderClaim?
}

extension IdentityProvider {
    var oauth: any OAuthProvider {
        switch self {
        case .kakao: Kakao()
        case .naver: Naver()
        }
    }
}

struct Kakao: OAuthProvider {
    let authorizeAddress = "https://kauth.kakao.com"
    let apiAddress = "https://kapi.kakao.com"
    let authorizePath = "/oauth/authorize"
    let tokenPath = "/oauth/token"
    let personPath = "/v2/user/me"
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
    let authorizeAddress = "https://nid.naver.com"
    let apiAddress = "https://openapi.naver.com"
    let authorizePath = "/oauth2.0/authorize"
    let tokenPath = "/oauth2.0/token"
    let personPath = "/v1/nid/me"
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
