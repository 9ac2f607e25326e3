import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Coming in by Kakao or Naver")
struct ProviderTests {
    private static let suni = ProviderTown.Person(id: 7, nickname: "순이", email: "suni@example.com")

    /// A town that is registered at both providers.
    private func visit(
        _ engine: Database.Engine = .sqlite,
        _ stay: (Town, ProviderTown) async throws -> Void
    ) async throws {
        let providers = try ProviderTown()
        let folder = try TemporaryFolder()
        try await Town.visit(engine, settings: providers.settings(secretIn: folder)) { town in
            try await stay(town, providers)
        }
        await providers.close()
    }

    /// What a member brings back who went to the provider from here.
    private func trip(
        _ person: ProviderTown.Person,
        _ provider: String,
        _ town: Town,
        _ providers: ProviderTown
    ) async throws -> JSON {
        let departure = try await town.ask("GET", "/api/v1/sign-in/\(provider)").json
        let address = try #require(departure["address"]?.stringValue)
        let (code, state) = try providers.signsIn(person, at: address)
        return ["code": .string(code), "state": .string(state), "ticket": departure["ticket"] ?? .null]
    }

    private func arrive(
        _ person: ProviderTown.Person,
        _ provider: String,
        _ town: Town,
        _ providers: ProviderTown
    ) async throws -> Heard {
        try await town.ask(
            "POST",
            "/api/v1/sign-in/\(provider)/session",
            trip(person, provider, town, providers)
        )
    }

    @Test(
        "A stranger chooses a nickname, and comes back to the same account",
        arguments: Database.Engine.allCases
    )
    func joinAndReturn(_ engine: Database.Engine) async throws {
        try await visit(engine) { town, providers in
            #expect(
                try await town.ask("GET", "/api/v1/sign-in").items
                    == [["provider": "kakao"], ["provider": "naver"]]
            )
            let first = try await arrive(Self.suni, "kakao", town, providers)
            #expect(first.json["admission"] == .null)
            let stranger = first.json["stranger"]
            #expect(stranger?["nickname"] == "순이")
            #expect(stranger?["emailTaken"] == false)

            let joining: JSON = ["introduction": stranger?["introduction"] ?? .null, "nickname": "순이네"]
            let joined = try await town.ask("POST", "/api/v1/accounts/introduced", joining)
            #expect(joined.status == 201)
            #expect(joined.json["account"]?["email"] == "suni@example.com")
            #expect(joined.json["account"]?["emailVerified"] == true)
            let twice = try await town.ask("POST", "/api/v1/accounts/introduced", joining)
            #expect(twice.verdict == "409 identity.taken")

            let back = try await arrive(Self.suni, "kakao", town, providers)
            #expect(back.json["stranger"] == .null)
            #expect(back.json["admission"]?["account"]?["id"] == joined.json["account"]?["id"])
            #expect(back.json["admission"]?["account"]?["nickname"] == "순이네")
        }
    }

    @Test("An account with the same address is not entered, but linked once its owner signs in")
    func sameAddress() async throws {
        try await visit { town, providers in
            let ana = try await town.newcomer("ana")
            let person = ProviderTown.Person(id: 9, nickname: "아나", email: "ana@example.com")
            let stranger = try await arrive(person, "kakao", town, providers).json["stranger"]
            #expect(stranger?["emailTaken"] == true)
            let introduction = stranger?["introduction"] ?? .null
            let joining: JSON = ["introduction": introduction, "nickname": "아나둘"]
            let joined = try await town.ask("POST", "/api/v1/accounts/introduced", joining)
            #expect(joined.verdict == "409 account.email-taken")

            let link: JSON = ["introduction": introduction]
            #expect(try await town.ask("POST", "/api/v1/me/identities", link).status == 401)
            #expect(try await ana.ask("POST", "/api/v1/me/identities", link).status == 204)
            #expect(try await ana.ask("POST", "/api/v1/me/identities", link).status == 204)
            let back = try await arrive(person, "kakao", town, providers)
            #expect(back.json["admission"]?["account"]?["nickname"] == "ana")
        }
    }

    @Test(
        "One identity leads to one account, and an account has one of each",
        arguments: Database.Engine.allCases
    )
    func linking(_ engine: Database.Engine) async throws {
        try await visit(engine) { town, providers in
            let ana = try await town.newcomer("ana")
            let ben = try await town.newcomer("ben")
            let one = ProviderTown.Person(id: 1, nickname: "하나")
            let two = ProviderTown.Person(id: 2, nickname: "둘")
            func link(_ person: ProviderTown.Person, to who: Neighbour, by name: String) async throws
                -> String
            {
                try await who.ask(
                    "POST",
                    "/api/v1/me/identities/\(name)",
                    trip(person, name, town, providers)
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
        try await visit { town, providers in
            let (ana, ben) = (try await town.newcomer("ana"), try await town.newcomer("ben"))
            let person = ProviderTown.Person(id: 1, nickname: "하나")
            let proof = try await trip(person, "naver", town, providers)
            #expect(try await ana.ask("POST", "/api/v1/me/identities/naver", proof).status == 204)
            let post = try await ben.posts()
            #expect(try await ana.ask("PUT", "/api/v1/listings/\(post)/favourite").status == 204)
            let talk = try await ana.asks(aboutClass: post)

            for _ in 1...2 {
                let back = try await arrive(person, "naver", town, providers)
                #expect(back.json["admission"]?["account"]?["nickname"] == "ana")
                let favourites = try await ana.ask("GET", "/api/v1/favourites").items
                #expect(favourites.map { $0["id"] } == [.string(post)])
                let talks = try await ana.ask("GET", "/api/v1/conversations").items
                #expect(talks.map { $0["id"] } == [.string(talk)])
            }
        }
    }

    @Test("The last way in stays until there is another", arguments: Database.Engine.allCases)
    func lastWayIn(_ engine: Database.Engine) async throws {
        let providers = try ProviderTown()
        let folder = try TemporaryFolder()
        let mail = try LocalMailServer()
        let settings = try providers.settings(secretIn: folder)
            .merging(["smtp": mail.address, "mail-from": "m@madang.example"]) { $1 }
        try await Town.visit(engine, settings: settings) { town in
            let stranger = try await arrive(Self.suni, "kakao", town, providers).json["stranger"]
            let joined = try await town.ask(
                "POST",
                "/api/v1/accounts/introduced",
                ["introduction": stranger?["introduction"] ?? .null, "nickname": "순이"]
            )
            let suni = town.neighbour("순이", joined.json["session"] ?? .null)
            let last = try await suni.ask("DELETE", "/api/v1/me/identities/kakao")
            #expect(last.verdict == "409 identity.last-way-in")
            let change = try await suni.ask(
                "PUT",
                "/api/v1/me/password",
                ["currentPassword": "", "newPassword": "a brand new door 5"]
            )
            #expect(change.verdict == "409 account.no-password")

            _ = try await town.ask("POST", "/api/v1/password-resets", ["email": "suni@example.com"])
            await town.runsMaintenance()
            let code = try #require(mail.email(to: "suni@example.com")).letters
            let redeemed = try await town.ask(
                "POST",
                "/api/v1/password-resets/confirm",
                ["code": .string(code), "email": "suni@example.com", "newPassword": "a brand new door 5"]
            )
            #expect(redeemed.status == 200)
            let back = try await arrive(Self.suni, "kakao", town, providers).json["admission"]
            let again = town.neighbour("순이", back?["session"] ?? .null)
            #expect(try await again.ask("DELETE", "/api/v1/me/identities/kakao").status == 204)
        }
        await providers.close()
    }

    @Test("A provider's answer counts once, for the browser that left, at that provider")
    func signInState() async throws {
        try await visit { town, providers in
            let back = try await trip(Self.suni, "kakao", town, providers)
            let other = try await trip(Self.suni, "kakao", town, providers)
            let mixed: JSON = [
                "code": back["code"] ?? .null, "state": back["state"] ?? .null,
                "ticket": other["ticket"] ?? .null,
            ]
            #expect(
                try await town.ask("POST", "/api/v1/sign-in/kakao/session", mixed).verdict
                    == "422 identity.attempt-over"
            )
            #expect(
                try await town.ask("POST", "/api/v1/sign-in/naver/session", back).verdict
                    == "422 identity.attempt-over"
            )
            #expect(try await town.ask("POST", "/api/v1/sign-in/kakao/session", back).status == 200)
            #expect(
                try await town.ask("POST", "/api/v1/sign-in/kakao/session", back).verdict
                    == "422 identity.not-vouched-for"
            )
            town.clock.pass(.seconds(15 * 60))
            #expect(
                try await town.ask("POST", "/api/v1/sign-in/kakao/session", other).verdict
                    == "422 identity.attempt-over"
            )
        }
    }

    @Test("A provider that is down, or not offered, is told apart")
    func absence() async throws {
        try await visit { town, providers in
            let back = try await trip(Self.suni, "naver", town, providers)
            providers.goDown()
            #expect(
                try await town.ask("POST", "/api/v1/sign-in/naver/session", back).verdict
                    == "503 identity.provider-unreachable"
            )
            #expect(try await town.ask("GET", "/api/v1/sign-in/google").verdict == "404 identity.not-offered")
        }
        try await Town.visit { town in
            let offered = try await town.ask("GET", "/api/v1/sign-in")
            #expect(offered.items == [])
            let kakao = try await town.ask("GET", "/api/v1/sign-in/kakao")
            #expect(kakao.verdict == "404 identity.not-offered")
        }
    }

    @Test(
        "Resetting the password removes every way in that another person had set up with my address"
    )
    func squatter() async throws {
        let providers = try ProviderTown()
        let folder = try TemporaryFolder()
        try await Town.visit(settings: providers.settings(secretIn: folder)) { town in
            let squatter = try await town.newcomer("ana")
            let person = ProviderTown.Person(id: 3, nickname: "남")
            let back = try await trip(person, "naver", town, providers)
            #expect(try await squatter.ask("POST", "/api/v1/me/identities/naver", back).status == 204)

            let code = try #require(try await town.operatorsResetCode(for: "ana@example.com"))
            let redeemed = try await town.ask(
                "POST",
                "/api/v1/password-resets/confirm",
                ["code": .string(code), "email": "ana@example.com", "newPassword": "a brand new door 5"]
            )
            #expect(redeemed.status == 200)
            #expect(try await squatter.ask("GET", "/api/v1/me").status == 401)
            #expect(try await arrive(person, "naver", town, providers).json["admission"] == .null)
        }
        await providers.close()
    }

    @Test("Naver's word on an address proves nothing, so a newcomer tells theirs")
    func unprovenAddress() async throws {
        try await visit { town, providers in
            let stranger = try await arrive(Self.suni, "naver", town, providers).json["stranger"]
            #expect(stranger?["email"] == .null)
            var joining: [(String, JSON)] = [
                ("introduction", stranger?["introduction"] ?? .null), ("nickname", "순이"),
            ]
            let refused = try await town.ask(
                "POST",
                "/api/v1/accounts/introduced",
                .object(JSONObject(members: joining))
            )
            #expect(refused.verdict == "422 identity.email-needed")
            joining.append(("email", "suni@example.com"))
            let joined = try await town.ask(
                "POST",
                "/api/v1/accounts/introduced",
                .object(JSONObject(members: joining))
            )
            #expect(joined.status == 201)
            #expect(joined.json["account"]?["emailVerified"] == false)
        }
    }
}
