import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Coming in by a provider")
struct ProviderTests {
    private static let suni = LocalSignInProviders.Person(id: 7, nickname: "순이", email: "suni@example.com")

    /// A server that is registered at both providers.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        settings: [String: String] = [:],
        _ stay: (TestServer, LocalSignInProviders) async throws -> Void
    ) async throws {
        let providers = try LocalSignInProviders()
        let folder = try TemporaryFolder()
        let all = try providers.settings(secretIn: folder).merging(settings) { $1 }
        try await TestServer.run(engine, settings: all) { server in
            try await stay(server, providers)
        }
        await providers.close()
    }

    /// What a member brings back who went to the provider from here.
    private func trip(
        _ person: LocalSignInProviders.Person,
        _ provider: String,
        _ server: TestServer,
        _ providers: LocalSignInProviders
    ) async throws -> JSON {
        let departure = try await server.ask("GET", "/api/v1/sign-in/\(provider)").json
        let address = try #require(departure["address"]?.stringValue)
        let (code, state) = try providers.signIn(person, at: address)
        return ["code": .string(code), "state": .string(state), "ticket": departure["ticket"] ?? .null]
    }

    private func arrive(
        _ person: LocalSignInProviders.Person,
        _ provider: String,
        _ server: TestServer,
        _ providers: LocalSignInProviders
    ) async throws -> TestResponse {
        try await server.ask(
            "POST",
            "/api/v1/sign-in/\(provider)/session",
            trip(person, provider, server, providers)
        )
    }

    @Test(
        "A stranger chooses a nickname, and comes back to the same account",
        arguments: Database.Engine.allCases
    )
    func joinAndReturn(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, providers in
            #expect(
                try await server.ask("GET", "/api/v1/sign-in").items
                    == [["provider": "kakao"], ["provider": "naver"]]
            )
            let first = try await arrive(Self.suni, "kakao", server, providers)
            #expect(first.json["admission"] == .null)
            let stranger = first.json["stranger"]
            #expect(stranger?["nickname"] == "순이")
            #expect(stranger?["emailTaken"] == false)

            let joining: JSON = ["introduction": stranger?["introduction"] ?? .null, "nickname": "순이네"]
            let joined = try await server.ask("POST", "/api/v1/accounts/introduced", joining)
            #expect(joined.status == 201)
            #expect(joined.json["account"]?["email"] == "suni@example.com")
            #expect(joined.json["account"]?["emailVerified"] == true)
            let twice = try await server.ask("POST", "/api/v1/accounts/introduced", joining)
            #expect(twice.verdict == "409 identity.taken")

            let back = try await arrive(Self.suni, "kakao", server, providers)
            #expect(back.json["stranger"] == .null)
            #expect(back.json["admission"]?["account"]?["id"] == joined.json["account"]?["id"])
            #expect(back.json["admission"]?["account"]?["nickname"] == "순이네")
        }
    }

    @Test("An account with the same address is not entered, but linked once its owner signs in")
    func sameAddress() async throws {
        try await visit { server, providers in
            let ana = try await server.signUp("ana")
            let person = LocalSignInProviders.Person(id: 9, nickname: "아나", email: "ana@example.com")
            let stranger = try await arrive(person, "kakao", server, providers).json["stranger"]
            #expect(stranger?["emailTaken"] == true)
            let introduction = stranger?["introduction"] ?? .null
            let joining: JSON = ["introduction": introduction, "nickname": "아나둘"]
            let joined = try await server.ask("POST", "/api/v1/accounts/introduced", joining)
            #expect(joined.verdict == "409 account.email-taken")

            let link: JSON = ["introduction": introduction]
            #expect(try await server.ask("POST", "/api/v1/me/identities", link).status == 401)
            #expect(try await ana.ask("POST", "/api/v1/me/identities", link).status == 204)
            #expect(try await ana.ask("POST", "/api/v1/me/identities", link).status == 204)
            let back = try await arrive(person, "kakao", server, providers)
            #expect(back.json["admission"]?["account"]?["nickname"] == "ana")
        }
    }

    @Test(
        "One identity leads to one account, and an account has one of each",
        arguments: Database.Engine.allCases
    )
    func linking(_ engine: Database.Engine) async throws {
        try await visit(engine) { server, providers in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let one = LocalSignInProviders.Person(id: 1, nickname: "하나")
            let two = LocalSignInProviders.Person(id: 2, nickname: "둘")
            func link(_ person: LocalSignInProviders.Person, to who: Neighbour, by name: String) async throws
                -> String
            {
                try await who.ask(
                    "POST",
                    "/api/v1/me/identities/\(name)",
                    trip(person, name, server, providers)
                ).verdict
            }
            #expect(try await link(one, to: ana, by: "naver") == "204")
            #expect(try await link(one, to: ben, by: "naver") == "409 identity.taken")
            #expect(try await link(two, to: ana, by: "naver") == "409 identity.already-linked")
            #expect(try await link(two, to: ana, by: "kakao") == "204")
            let list = try await ana.ask("GET", "/api/v1/me/identities").items
            #expect(list.map { $0["provider"] } == ["kakao", "naver"])

            #expect(try await ana.ask("DELETE", "/api/v1/me/identities/naver").status == 204)
            let gone = try await ana.ask("DELETE", "/api/v1/me/identities/naver")
            #expect(gone.verdict == "404 identity.not-linked")
            #expect(try await link(one, to: ben, by: "naver") == "204")
        }
    }

    @Test("Signing in with Naver again leaves favourites and conversations as they are")
    func secondSignIn() async throws {
        try await visit { server, providers in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let person = LocalSignInProviders.Person(id: 1, nickname: "하나")
            let proof = try await trip(person, "naver", server, providers)
            #expect(try await ana.ask("POST", "/api/v1/me/identities/naver", proof).status == 204)
            let post = try await ben.post()
            #expect(try await ana.ask("PUT", "/api/v1/listings/\(post)/favourite").status == 204)
            let talk = try await ana.ask(aboutClass: post)

            for _ in 1...2 {
                let back = try await arrive(person, "naver", server, providers)
                #expect(back.json["admission"]?["account"]?["nickname"] == "ana")
                let favourites = try await ana.ask("GET", "/api/v1/favourites").items
                #expect(favourites.map { $0["id"] } == [.string(post)])
                let talks = try await ana.ask("GET", "/api/v1/conversations").items
                #expect(talks.map { $0["id"] } == [.string(talk)])
            }
        }
    }

    @Test(
        "The last sign-in method can't be removed until there is another",
        arguments: Database.Engine.allCases
    )
    func lastWayIn(_ engine: Database.Engine) async throws {
        let providers = try LocalSignInProviders()
        let folder = try TemporaryFolder()
        let mail = try LocalMailServer()
        let settings = try providers.settings(secretIn: folder)
            .merging(["smtp": mail.address, "mail-from": "m@madang.example"]) { $1 }
        try await TestServer.run(engine, settings: settings) { server in
            let stranger = try await arrive(Self.suni, "kakao", server, providers).json["stranger"]
            let joined = try await server.ask(
                "POST",
                "/api/v1/accounts/introduced",
                ["introduction": stranger?["introduction"] ?? .null, "nickname": "순이"]
            )
            let suni = server.neighbour("순이", joined.json["session"] ?? .null)
            let last = try await suni.ask("DELETE", "/api/v1/me/identities/kakao")
            #expect(last.verdict == "409 identity.last-way-in")
            let change = try await suni.ask(
                "PUT",
                "/api/v1/me/password",
                ["currentPassword": "", "newPassword": "a brand new gate 5"]
            )
            #expect(change.verdict == "409 account.no-password")

            _ = try await server.ask("POST", "/api/v1/password-resets", ["email": "suni@example.com"])
            await server.runMaintenance()
            let code = try #require(mail.email(to: "suni@example.com")).letters
            let redeemed = try await server.ask(
                "POST",
                "/api/v1/password-resets/confirm",
                ["code": .string(code), "email": "suni@example.com", "newPassword": "a brand new gate 5"]
            )
            #expect(redeemed.status == 200)
            let back = try await arrive(Self.suni, "kakao", server, providers).json["admission"]
            let again = server.neighbour("순이", back?["session"] ?? .null)
            #expect(try await again.ask("DELETE", "/api/v1/me/identities/kakao").status == 204)
        }
        await providers.close()
    }

    @Test("A provider's answer counts once, for the browser that left, at that provider")
    func signInState() async throws {
        try await visit { server, providers in
            let back = try await trip(Self.suni, "kakao", server, providers)
            let other = try await trip(Self.suni, "kakao", server, providers)
            let mixed: JSON = [
                "code": back["code"] ?? .null, "state": back["state"] ?? .null,
                "ticket": other["ticket"] ?? .null,
            ]
            #expect(
                try await server.ask("POST", "/api/v1/sign-in/kakao/session", mixed).verdict
                    == "422 identity.attempt-over"
            )
            #expect(
                try await server.ask("POST", "/api/v1/sign-in/naver/session", back).verdict
                    == "422 identity.attempt-over"
            )
            #expect(try await server.ask("POST", "/api/v1/sign-in/kakao/session", back).status == 200)
            #expect(
                try await server.ask("POST", "/api/v1/sign-in/kakao/session", back).verdict
                    == "422 identity.not-vouched-for"
            )
            server.clock.pass(.seconds(15 * 60))
            #expect(
                try await server.ask("POST", "/api/v1/sign-in/kakao/session", other).verdict
                    == "422 identity.attempt-over"
            )
        }
    }

    @Test("A provider that is down and one that isn't offered have different answers")
    func absence() async throws {
        try await visit { server, providers in
            let back = try await trip(Self.suni, "naver", server, providers)
            providers.goDown()
            #expect(
                try await server.ask("POST", "/api/v1/sign-in/naver/session", back).verdict
                    == "503 identity.provider-unreachable"
            )
            #expect(
                try await server.ask("GET", "/api/v1/sign-in/google").verdict == "404 identity.not-offered"
            )
        }
        try await TestServer.run { server in
            let offered = try await server.ask("GET", "/api/v1/sign-in")
            #expect(offered.items == [])
            let kakao = try await server.ask("GET", "/api/v1/sign-in/kakao")
            #expect(kakao.verdict == "404 identity.not-offered")
        }
    }

    @Test(
        "Resetting the password removes every sign-in method that another person set up with my address"
    )
    func squatter() async throws {
        let providers = try LocalSignInProviders()
        let folder = try TemporaryFolder()
        try await TestServer.run(settings: providers.settings(secretIn: folder)) { server in
            let squatter = try await server.signUp("ana", confirmed: false)
            let person = LocalSignInProviders.Person(id: 3, nickname: "남")
            let back = try await trip(person, "naver", server, providers)
            #expect(try await squatter.ask("POST", "/api/v1/me/identities/naver", back).status == 204)

            let code = try #require(try await server.resetCode(for: "ana@example.com"))
            let redeemed = try await server.ask(
                "POST",
                "/api/v1/password-resets/confirm",
                ["code": .string(code), "email": "ana@example.com", "newPassword": "a brand new gate 5"]
            )
            #expect(redeemed.status == 200)
            #expect(try await squatter.ask("GET", "/api/v1/me").status == 401)
            #expect(try await arrive(person, "naver", server, providers).json["admission"] == .null)
        }
        await providers.close()
    }

    @Test("An address from Naver counts as unconfirmed, so a new member confirms it by a code")
    func unprovenAddress() async throws {
        try await visit(settings: LocalMailServer().settings) { server, providers in
            let stranger = try await arrive(Self.suni, "naver", server, providers).json["stranger"]
            #expect(stranger?["email"] == .null)
            var joining: [(String, JSON)] = [
                ("introduction", stranger?["introduction"] ?? .null), ("nickname", "순이"),
            ]
            let refused = try await server.ask(
                "POST",
                "/api/v1/accounts/introduced",
                .object(JSONObject(members: joining))
            )
            #expect(refused.verdict == "422 identity.email-needed")
            joining.append(("email", "suni@example.com"))
            let unproven = try await server.ask(
                "POST",
                "/api/v1/accounts/introduced",
                .object(JSONObject(members: joining))
            )
            #expect(unproven.verdict == "422 account.code-needed")
            let code = try await server.signUpCode(for: "suni@example.com")
            joining.append(("code", .string(code)))
            let joined = try await server.ask(
                "POST",
                "/api/v1/accounts/introduced",
                .object(JSONObject(members: joining))
            )
            #expect(joined.status == 201)
            #expect(joined.json["account"]?["emailVerified"] == true)
        }
    }

    /// A server that is registered at an issuer of OpenID Connect.
    private func visitOpenID(
        issuer: String? = nil,
        _ stay: (TestServer, LocalSignInProviders) async throws -> Void
    ) async throws {
        let providers = try LocalSignInProviders()
        let folder = try TemporaryFolder()
        var settings = try providers.openIDSettings(secretIn: folder)
        if let issuer { settings["oidc-issuer"] = "\(providers.address)\(issuer)" }
        try await TestServer.run(settings: settings) { try await stay($0, providers) }
        await providers.close()
    }

    @Test("A member signs in with the operator's own provider, and comes back to the same account")
    func openID() async throws {
        try await visitOpenID(issuer: "/") { server, providers in
            #expect(try await server.ask("GET", "/api/v1/sign-in").items == [["provider": "oidc"]])
            let departure = try await server.ask("GET", "/api/v1/sign-in/oidc").json["address"]?.stringValue
            #expect(departure?.contains("/oidc/authorize?tenant=1&response_type=code") == true)
            #expect(departure?.contains("scope=openid%20email%20profile") == true)

            let stranger = try await arrive(Self.suni, "oidc", server, providers).json["stranger"]
            #expect(stranger?["nickname"] == "순이" && stranger?["email"] == "suni@example.com")
            let introduction = stranger?["introduction"] ?? .null
            let joined = try await server.ask(
                "POST",
                "/api/v1/accounts/introduced",
                ["introduction": introduction, "nickname": "순이"]
            )
            #expect(joined.status == 201, "\(joined)")
            let again = try await arrive(Self.suni, "oidc", server, providers)
            #expect(again.json["admission"]?["account"]?["nickname"] == "순이", "\(again)")
        }
    }

    @Test("A provider that was down when it was first asked is asked again")
    func openIDDown() async throws {
        try await visitOpenID { server, providers in
            providers.goDown()
            let down = try await server.ask("GET", "/api/v1/sign-in/oidc")
            #expect(down.verdict == "503 identity.provider-unreachable")
            providers.goDown(false)
            #expect(try await server.ask("GET", "/api/v1/sign-in/oidc").status == 200)
        }
    }

    @Test("The server doesn't start with a client of OpenID Connect and no issuer")
    func noIssuer() async throws {
        await #expect(throws: (any Error).self) {
            try await TestServer.run(settings: ["oidc-client-id": "madang"]) { _ in }
        }
    }
}
