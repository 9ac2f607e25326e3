import Domain
import JSONCoding
import Testing

@testable import Passports

/// The shapes are those of OpenID Connect Discovery 1.0 (section 4.2) and Core 1.0 (section 5.3.2).
@Suite("Providers of OpenID Connect")
struct OpenIDTests {
    private static let issuer = "https://server.example.com"
    private static let document: JSON = [
        "issuer": "https://server.example.com",
        "authorization_endpoint": "https://server.example.com/connect/authorize",
        "token_endpoint": "https://server.example.com/connect/token",
        "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
        "userinfo_endpoint": "https://server.example.com/connect/userinfo",
    ]

    private func changed(_ name: String, _ value: JSON?) -> JSON {
        var object = Self.document.objectValue ?? [:]
        object[name] = value
        return .object(object)
    }

    @Test("The addresses are those of the issuer's document")
    func discovered() throws {
        let endpoints = try OAuthEndpoints(Self.document, of: Self.issuer)
        #expect(endpoints.authorize == "https://server.example.com/connect/authorize")
        #expect(endpoints.token == "https://server.example.com/connect/token")
        #expect(endpoints.person == "https://server.example.com/connect/userinfo")
    }

    @Test("A document of another issuer, without an address, or for other ways to send the secret is refused")
    func refused() {
        let documents = [
            changed("issuer", "https://evil.example.com"), changed("issuer", nil),
            changed("token_endpoint", nil), changed("userinfo_endpoint", 1), "text",
            changed("token_endpoint_auth_methods_supported", nil),
            changed("token_endpoint_auth_methods_supported", ["private_key_jwt"]),
        ]
        for document in documents {
            #expect(throws: Passports.ProviderFailure.self, "\(document)") {
                _ = try OAuthEndpoints(document, of: Self.issuer)
            }
        }
    }

    @Test("A member is known by the subject, and by an address only if the provider has confirmed it")
    func claims() {
        var person: JSONObject = [
            "sub": "248289761001", "name": "Jane Doe", "preferred_username": "j.doe",
            "email": "janedoe@example.com", "email_verified": true,
        ]
        let whole = OpenID().claim(.object(person))
        #expect(whole?.subject == "248289761001" && whole?.email?.text == "janedoe@example.com")
        #expect(whole?.nickname == "j.doe" && whole?.provider == .openID)
        for unproven: JSON in [false, "true", .null] {
            person["email_verified"] = unproven
            #expect(OpenID().claim(.object(person))?.email == nil)
        }
        for subject: JSON in ["", 7, .null, .string(String(repeating: "a", count: 256))] {
            person["sub"] = subject
            #expect(OpenID().claim(.object(person)) == nil)
        }
    }
}
