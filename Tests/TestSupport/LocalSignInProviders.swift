import Foundation
import HTTPServer
import JSONCoding
import Secrets
import Synchronization

/// Kakao and Naver as one server on a real socket, strict about the protocol: a code works once, for the
/// address it was asked for, with the secret and the verifier that belong to it.
public final class LocalSignInProviders: Sendable {
    public struct Person: Sendable {
        let id: Int
        let nickname: String
        let email: String?

        /// - Parameter email: verified there.
        public init(id: Int, nickname: String, email: String? = nil) {
            self.id = id
            self.nickname = nickname
            self.email = email
        }
    }

    private struct Grant {
        let person: Person
        let redirect: String
        let challenge: String
    }

    private struct State {
        var grants: [String: Grant] = [:]
        var tokens: [String: Person] = [:]
        var count = 0
        var isDown = false
        var isHolding = false
        var held: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())
    private let server = Mutex<HTTPServer?>(nil)
    private let addressText = Mutex("")

    public static let clientID = "madang-app"
    public static let clientSecret = "client secret"

    public init() throws {
        let form = BodyPolicy.buffered(limit: 64 << 10)
        let routes = [
            Route(.post, "/oauth/token", body: form) { [weak self] request in
                await self?.waits()
                return self?.trade(request) ?? .gone
            },
            Route(.post, "/oauth2.0/token", body: form) { [weak self] in self?.trade($0) ?? .gone },
            Route(.get, "/v2/user/me") { [weak self] in self?.describe($0, as: Self.kakao) ?? .gone },
            Route(.get, "/v1/nid/me") { [weak self] in self?.describe($0, as: Self.naver) ?? .gone },
            Route(.get, "/.well-known/openid-configuration") { [weak self] _ in self?.discovery ?? .gone },
            Route(.post, "/oidc/token", body: form) { [weak self] in self?.trade($0) ?? .gone },
            Route(.get, "/oidc/userinfo") { [weak self] in self?.describe($0, as: Self.openID) ?? .gone },
        ]
        let server = HTTPServer(
            configuration: ServerConfiguration(threads: 1),
            router: Router(routes: routes) { rejection, _ in Response(status: rejection.status) }
        )
        let port = try server.start()
        self.server.withLock { $0 = server }
        addressText.withLock { $0 = "http://127.0.0.1:\(port)" }
    }

    public var address: String { addressText.withLock { $0 } }

    /// What an operator writes who has registered the server at both.
    public func settings(secretIn folder: TemporaryFolder) throws -> [String: String] {
        let secret = folder.file("client-secret")
        try Self.clientSecret.write(to: secret, atomically: true, encoding: .utf8)
        var settings = ["public-url": "https://madang.example"]
        for name in ["kakao", "naver"] {
            settings["\(name)-client-id"] = Self.clientID
            settings["\(name)-secret-file"] = secret.path
            settings["\(name)-authorize"] = address
            settings["\(name)-api"] = address
        }
        return settings
    }

    /// What an operator writes who has registered the server at an issuer of OpenID Connect.
    public func openIDSettings(secretIn folder: TemporaryFolder) throws -> [String: String] {
        let secret = folder.file("openid-secret")
        try Self.clientSecret.write(to: secret, atomically: true, encoding: .utf8)
        return [
            "public-url": "https://madang.example", "oidc-client-id": Self.clientID,
            "oidc-secret-file": secret.path, "oidc-issuer": address,
        ]
    }

    /// The document of OpenID Connect Discovery 1.0, with the required members.
    private var discovery: Response {
        guard !state.withLock(\.isDown) else { return Response(status: 503) }
        return .json([
            "issuer": .string(address),
            "authorization_endpoint": .string("\(address)/oidc/authorize?tenant=1"),
            "token_endpoint": .string("\(address)/oidc/token"),
            "userinfo_endpoint": .string("\(address)/oidc/userinfo"), "jwks_uri": .string("\(address)/keys"),
            "response_types_supported": ["code"], "subject_types_supported": ["public"],
            "id_token_signing_alg_values_supported": ["RS256"],
            "token_endpoint_auth_methods_supported": ["client_secret_basic", "client_secret_post"],
        ])
    }

    public func close() async {
        await server.withLock { $0 }?.stop(within: .seconds(1))
    }

    public func goDown(_ isDown: Bool = true) {
        state.withLock { $0.isDown = isDown }
    }

    /// From now on Kakao lets everyone wait who trades a code.
    public func hold() {
        state.withLock { $0.isHolding = true }
    }

    /// Returns when a member waits.
    public func holdsSomeone() async {
        let deadline = ContinuousClock.now + .seconds(20)
        while state.withLock({ $0.held.isEmpty }), ContinuousClock.now < deadline { await Task.yield() }
    }

    public func letGo() {
        let held = state.withLock { state in
            state.isHolding = false
            defer { state.held = [] }
            return state.held
        }
        held.forEach { $0.resume() }
    }

    private func waits() async {
        await withCheckedContinuation { waiting in
            let isHeld = state.withLock { state in
                if state.isHolding { state.held.append(waiting) }
                return state.isHolding
            }
            if !isHeld { waiting.resume() }
        }
    }

    /// A member opens the address, signs in and agrees; the answer is what their browser brings back.
    public func signIn(_ person: Person, at address: String) throws -> (code: String, state: String) {
        let items = URLComponents(string: address)?.queryItems ?? []
        func item(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
        guard item("response_type") == "code", item("client_id") == Self.clientID,
            item("redirect_uri").hasPrefix("https://madang.example/sign-in/"),
            item("code_challenge_method") == "S256", !item("state").isEmpty
        else { throw URLError(.badURL) }
        let code = state.withLock { state in
            state.count += 1
            let code = "code-\(state.count)"
            state.grants[code] = Grant(
                person: person,
                redirect: item("redirect_uri"),
                challenge: item("code_challenge")
            )
            return code
        }
        return (code, item("state"))
    }

    private func trade(_ request: Request) -> Response {
        var components = URLComponents()
        components.percentEncodedQuery = String(decoding: request.body.bytes, as: UTF8.self)
        let items = components.queryItems ?? []
        func item(_ name: String) -> String { items.first { $0.name == name }?.value ?? "" }
        return state.withLock { state in
            guard !state.isDown else { return Response(status: 503) }
            guard item("client_id") == Self.clientID, item("client_secret") == Self.clientSecret else {
                return .json(["error": "invalid_client"], status: 401)
            }
            let hash = Base64URL.encode(SHA256.hash(Array(item("code_verifier").utf8)))
            guard item("grant_type") == "authorization_code",
                let grant = state.grants.removeValue(forKey: item("code")),
                grant.redirect == item("redirect_uri"), grant.challenge == hash
            else { return .json(["error": "invalid_grant"], status: 400) }
            let token = "token of \(item("code"))"
            state.tokens[token] = grant.person
            return .json(["access_token": .string(token), "token_type": "bearer", "expires_in": 3600])
        }
    }

    private func describe(_ request: Request, as describe: (Person) -> JSON) -> Response {
        let token = (request.headers["Authorization"] ?? "").dropFirst("Bearer ".count)
        guard let person = state.withLock({ $0.tokens[String(token)] }) else {
            return .json(["code": -401], status: 401)
        }
        return .json(describe(person))
    }

    private static func kakao(_ person: Person) -> JSON {
        var account: [(String, JSON)] = [("profile", ["nickname": .string(person.nickname)])]
        if let email = person.email {
            account += [
                ("email", .string(email)), ("is_email_valid", true), ("is_email_verified", true),
            ]
        }
        return [
            "id": .integer(Int64(person.id)), "kakao_account": .object(JSONObject(members: account)),
        ]
    }

    private static func openID(_ person: Person) -> JSON {
        [
            "sub": .string("openid-\(person.id)"), "preferred_username": .string(person.nickname),
            "email": person.email.map(JSON.string) ?? .null, "email_verified": .bool(person.email != nil),
        ]
    }

    private static func naver(_ person: Person) -> JSON {
        [
            "resultcode": "00", "message": "success",
            "response": [
                "id": .string("naver-\(person.id)"), "nickname": .string(person.nickname),
                "email": person.email.map(JSON.string) ?? .null,
            ],
        ]
    }
}

extension Response {
    fileprivate static var gone: Response { Response(status: 503) }

    fileprivate static func json(_ json: JSON, status: Int = 200) -> Response {
        Response(status: status, bytes: json.encoded(), type: "application/json")
    }
}
