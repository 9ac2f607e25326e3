import Domain
import JSONCoding

/// What one provider says differently from another: both speak OAuth 2.0's code flow (RFC 6749).
protocol Dialect: Sendable {
    var authorizeAddress: String { get }
    var apiAddress: String { get }
    var authorizePath: String { get }
    var tokenPath: String { get }
    var personPath: String { get }
    /// Asks the provider to show its sign-in form even to those it has signed in.
    var askingAgain: (name: String, value: String) { get }

    /// Nil for what is not the description of a person.
    func voucher(_ person: JSON) -> ProviderClaim?
}

extension IdentityProvider {
    var dialect: any Dialect {
        switch self {
        case .kakao: Kakao()
        case .naver: Naver()
        }
    }
}

struct Kakao: Dialect {
    let authorizeAddress = "https://kauth.kakao.com"
    let apiAddress = "https://kapi.kakao.com"
    let authorizePath = "/oauth/authorize"
    let tokenPath = "/oauth/token"
    let personPath = "/v2/user/me"
    let askingAgain = (name: "prompt", value: "login")

    func voucher(_ person: JSON) -> ProviderClaim? {
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

struct Naver: Dialect {
    let authorizeAddress = "https://nid.naver.com"
    let apiAddress = "https://openapi.naver.com"
    let authorizePath = "/oauth2.0/authorize"
    let tokenPath = "/oauth2.0/token"
    let personPath = "/v1/nid/me"
    let askingAgain = (name: "auth_type", value: "reauthenticate")

    /// Naver doesn't say whether a contact address was verified, so it proves nothing here.
    func voucher(_ person: JSON) -> ProviderClaim? {
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
