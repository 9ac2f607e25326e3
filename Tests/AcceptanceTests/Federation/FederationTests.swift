import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Federation", .timeLimit(.minutes(10)))
struct FederationTests {
    static let site = "https://madang.example"
    static let account = "\(site)/federation/actor"

    /// A server with federation, and one on which others follow.
    static func visit(
        _ engine: Database.Engine = .sqlite,
        sharesInbox: Bool = true,
        _ stay: (TestServer, FederatedServer) async throws -> Void
    ) async throws {
        try await TestServer.run(engine, federatedAs: site) { server in
            let remote = try FederatedServer(sharesInbox: sharesInbox)
            remote.trust(try await server.ask("GET", "/federation/actor").json)
            try await stay(server, remote)
        }
    }

    /// Sends an activity to the inbox, signed by its actor unless told otherwise.
    @discardableResult
    static func send(
        _ activity: JSON,
        to server: TestServer,
        keyID: String? = nil,
        at moment: Moment? = nil,
        changing headers: [String: String] = [:]
    ) async throws -> TestResponse {
        let body = activity.encoded()
        let signed = FederatedServer.headers(
            for: body,
            keyID: keyID ?? "\(activity["actor"]?.stringValue ?? "")#main-key",
            at: moment ?? server.clock.now
        )
        return try await server.ask(
            "POST",
            "/federation/inbox",
            activity,
            headers: signed.merging(headers) { $1 }
        )
    }

    static func followers(_ server: TestServer) async throws -> Int? {
        try await server.ask("GET", "/federation/followers").json["totalItems"]?.intValue
    }

    @Test(
        "Followers hear of new, changed, cancelled and deleted events, once per server and signed",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        try await Self.visit(engine) { server, remote in
            let ana = try await server.signUp("ana")
            try await followTwice(server, remote)
            let id = try await ana.postEvent()
            await server.runMaintenance()
            let made = try #require(remote.arrivals.last)
            #expect(made.type == "Create" && made.inbox == "/inbox" && remote.arrivals.count == 3)
            let object = try #require(made.activity["object"])
            #expect(object["type"] == "Event" && object["name"] == "작은 서버 밤")
            #expect(object["startTime"] == "2026-11-21T05:00:00.000Z")
            #expect(object["attributedTo"]?.stringValue == Self.account)

            let path = "/api/v1/events/\(id)"
            let changed = Neighbour.event(["title": "더 작은 서버 밤"])
            #expect(try await ana.ask("PUT", path, changed).status == 200)
            await server.runMaintenance()
            #expect(remote.arrivals.last?.type == "Update")
            #expect(remote.arrivals.last?.activity["object"]?["name"] == "더 작은 서버 밤")

            let cancelled = try await ana.ask(
                "POST",
                "/api/v1/listings/\(id)/cancel",
                ["note": "비가 많이 와요"]
            )
            #expect(cancelled.status < 300, "\(cancelled)")
            await server.runMaintenance()
            #expect(remote.arrivals.last?.activity["object"]?["ical:status"] == "CANCELLED")
            #expect(remote.arrivals.last?.activity["object"]?["status"] == "CANCELLED")

            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            await server.runMaintenance()
            #expect(remote.arrivals.last?.type == "Delete")
            #expect(remote.arrivals.last?.activity["object"]?["type"] == "Tombstone")

            await server.runMaintenance()
            #expect(remote.arrivals.count == 6)
            #expect(remote.arrivals.allSatisfy { $0.isSigned })
            #expect(Set(remote.arrivals.compactMap { $0.activity["id"]?.stringValue }).count == 6)
        }
    }

    /// Two accounts of one server follow, and each one is accepted.
    private func followTwice(_ server: TestServer, _ remote: FederatedServer) async throws {
        for (number, name) in ["suni", "chulsu"].enumerated() {
            let follow = remote.follow(Self.account, by: name, number: number)
            #expect(try await Self.send(follow, to: server).status == 202)
        }
        #expect(try await Self.followers(server) == 2)
        await server.runMaintenance()
        let accepted = remote.arrivals
        #expect(accepted.map(\.type) == ["Accept", "Accept"])
        #expect(Set(accepted.map(\.inbox)) == ["/users/suni/inbox", "/users/chulsu/inbox"])
        #expect(accepted.first?.activity["object"]?["type"] == "Follow")
    }

    @Test("Changes that no one outside can see tell followers nothing", arguments: Database.Engine.allCases)
    func nothingNew(_ engine: Database.Engine) async throws {
        try await Self.visit(engine) { server, remote in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            try await Self.send(remote.follow(Self.account, by: "suni"), to: server)
            let id = try await ana.postEvent()
            await server.runMaintenance()
            let before = remote.arrivals.count

            try await ben.apply(to: id)
            _ = try await ana.ask("POST", "/api/v1/listings/\(id)/bump")
            _ = try await ana.post()
            await server.runMaintenance()

            #expect(before == 2 && remote.arrivals.count == 2)
        }
    }

    @Test("A follower who undoes the follow receives nothing more, and a replayed follow has no effect")
    func unfollowed() async throws {
        try await Self.visit { server, remote in
            let ana = try await server.signUp("ana")
            let follow = remote.follow(Self.account, by: "suni")
            try await Self.send(follow, to: server)
            await server.runMaintenance()
            #expect(try await Self.send(remote.undo(Self.account, by: "suni"), to: server).status == 202)
            #expect(try await Self.followers(server) == 0)

            #expect(try await Self.send(follow, to: server).status == 202)
            #expect(try await Self.followers(server) == 0)

            _ = try await ana.postEvent()
            await server.runMaintenance()
            #expect(remote.arrivals.map(\.type) == ["Accept"])

            try await Self.send(remote.follow(Self.account, by: "suni", number: 2), to: server)
            #expect(try await Self.followers(server) == 1)
        }
    }

    @Test("An event that an operator hides is taken back, even after its author closed it")
    func hidden() async throws {
        try await Self.visit { server, remote in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let olga = try await server.signUp("olga")
            try await server.appointOperator("olga")
            try await Self.send(remote.follow(Self.account, by: "suni"), to: server)
            let id = try await ana.postEvent()
            await server.runMaintenance()
            let address = "/federation/events/\(id)"
            #expect(try await server.ask("GET", address).status == 200)
            #expect(try await ana.ask("POST", "/api/v1/listings/\(id)/close").status == 200)
            await server.runMaintenance()
            #expect(remote.arrivals.count == 2 && remote.arrivals.contains { $0.type == "Create" })

            let subject: JSON = ["kind": "listing", "id": .string(id)]
            let report = try await ben.ask(
                "POST",
                "/api/v1/reports",
                ["subject": subject, "reason": "fraud"]
            )
            let path = "/api/v1/reports/\(report.json["id"]?.stringValue ?? "")/uphold"
            let decided = try await olga.ask("POST", path, ["hide": true])
            #expect(decided.status < 300, "\(decided)")
            await server.runMaintenance()

            #expect(remote.arrivals.last?.type == "Delete")
            let gone = try await server.ask("GET", address)
            #expect(gone.status == 410 && gone.json["type"] == "Tombstone" && gone.json["name"] == nil)
            #expect(try await server.ask("GET", "/federation/outbox").json["totalItems"] == 0)
        }
    }

    @Test("The account, its directory entry and the outbox are found by other servers, pages by browsers")
    func documents() async throws {
        try await Self.visit { server, _ in
            let ana = try await server.signUp("ana")
            let query = "?resource=acct:events@madang.example&rel=self"
            let found = try await server.ask("GET", "/.well-known/webfinger\(query)")
            #expect(found.status == 200 && found.header("content-type") == "application/jrd+json")
            #expect(found.json["links"]?[0]?["href"]?.stringValue == Self.account)
            let other = "/.well-known/webfinger?resource=acct:ana@madang.example"
            #expect(try await server.ask("GET", other).status == 404)
            #expect(try await server.ask("GET", "/.well-known/webfinger").status == 400)

            let account = try await server.ask("GET", "/federation/actor")
            #expect(account.header("content-type") == "application/activity+json")
            #expect(account.json["preferredUsername"] == "events")
            #expect(account.json["publicKey"]?["owner"]?.stringValue == Self.account)

            for number in 1...21 { _ = try await ana.postEvent(["title": .string("행사 \(number)")]) }
            let outbox = try await server.ask("GET", "/federation/outbox").json
            #expect(outbox["totalItems"] == 21)
            let first = try #require(outbox["first"]?.stringValue).dropFirst(Self.site.count)
            let page = try await server.ask("GET", String(first)).json
            #expect(page["orderedItems"]?.arrayValue?.count == 20)
            #expect(page["orderedItems"]?[0]?["object"]?["name"] == "행사 21")
            let next = try #require(page["next"]?.stringValue).dropFirst(Self.site.count)
            let rest = try await server.ask("GET", String(next)).json
            #expect(rest["orderedItems"]?.arrayValue?.count == 1 && rest["next"] == nil)

            let object = try #require(page["orderedItems"]?[0]?["object"]?["id"]?.stringValue)
            let path = String(object.dropFirst(Self.site.count))
            let event = try await server.ask("GET", path, headers: ["Accept": "application/ld+json"])
            #expect(event.json["type"] == "Event" && event.json["id"]?.stringValue == object)
            let id = try #require(object.split(separator: "/").last)
            let browser = try await server.ask("GET", path, headers: ["Accept": "text/html,*/*;q=0.8"])
            #expect(browser.status == 200 || browser.header("location") == "/events/\(id)")
        }
    }

    @Test("While federation is off, which it is until an operator switches it on, there is nothing of it")
    func off() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.postEvent()
            let unknown = try await server.ask("GET", "/nothing-here")
            let paths =
                [
                    "actor", "outbox", "followers", "inbox", "events/\(id)",
                ].map { "/federation/\($0)" } + ["/.well-known/webfinger?resource=acct:events@madang.example"]
            for path in paths {
                let answer = try await server.ask("GET", path)
                #expect(answer.status == 404 && answer.json["code"] == unknown.json["code"], "\(path)")
            }
            let remote = try FederatedServer()
            let follow = remote.follow(Self.account, by: "suni")
            #expect(try await Self.send(follow, to: server).status == 404)
            await server.runMaintenance()
            #expect(remote.visits.isEmpty)
            #expect(!server.routes.contains { $0.contains("/federation/") && !$0.contains("/api/v1/") })
        }
    }

    @Test("Federation needs a public address over HTTPS without a path")
    func settings() async throws {
        for address in ["", "http://madang.example", "https://madang.example/village"] {
            let settings = ["federation": "on", "public-url": address].filter { !$0.value.isEmpty }
            await #expect(throws: (any Error).self, "\(address)") {
                try await TestServer.run(settings: settings) { _ in }
            }
        }
        let settings = ["federation": "on", "public-url": "https://madang.example/"]
        try await TestServer.run(settings: settings) { server in
            let account = try await server.ask("GET", "/federation/actor").json
            #expect(account["id"]?.stringValue == Self.account)
        }
    }
}
