import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Delivery to followers", .timeLimit(.minutes(10)))
struct FederationDeliveryTests {
    private typealias Story = FederationTests

    private func status(_ olga: Neighbour) async throws -> JSON? {
        try await olga.ask("GET", "/api/v1/federation").json["hosts"]?[0]
    }

    @Test(
        "A server that fails gets everything later and in order, each attempt later than the one before",
        arguments: Database.Engine.allCases
    )
    func retried(_ engine: Database.Engine) async throws {
        try await Story.visit(engine) { server, remote in
            let (ana, olga) = (try await server.signUp("ana"), try await server.signUp("olga"))
            try await server.appointOperator("olga")
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            await server.runMaintenance()
            remote.answer(503)
            let id = try await ana.postEvent()
            await server.runMaintenance()
            let attempts = remote.visits.count
            let failing = try await status(olga)
            #expect(failing?["failures"] == 1 && failing?["waiting"] == 1 && failing?["failure"] == "503")

            await server.runMaintenance()
            #expect(remote.visits.count == attempts)
            server.clock.pass(.seconds(60))
            await server.runMaintenance()
            #expect(remote.visits.count == attempts + 1)
            server.clock.pass(.seconds(60))
            await server.runMaintenance()
            #expect(remote.visits.count == attempts + 1)

            #expect(try await ana.ask("DELETE", "/api/v1/listings/\(id)").status == 204)
            remote.answer(202)
            server.clock.pass(.seconds(60))
            await server.runMaintenance()
            #expect(remote.arrivals.map(\.type) == ["Accept", "Create", "Delete"])
            #expect(try await status(olga)?["failures"] == 0)
        }
    }

    @Test("A refused activity isn't sent again, and the next one is sent")
    func refused() async throws {
        try await Story.visit { server, remote in
            let ana = try await server.signUp("ana")
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            await server.runMaintenance()
            remote.answer(422)
            _ = try await ana.postEvent()
            await server.runMaintenance()
            remote.answer(202)
            _ = try await ana.postEvent(["title": "다음 행사"])
            await server.runMaintenance()
            #expect(remote.arrivals.map(\.type) == ["Accept", "Create"])
            #expect(remote.arrivals.last?.activity["object"]?["name"] == "다음 행사")
        }
    }

    @Test("The followers of an inbox that is gone are removed", arguments: Database.Engine.allCases)
    func gone(_ engine: Database.Engine) async throws {
        try await Story.visit(engine) { server, remote in
            let ana = try await server.signUp("ana")
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            await server.runMaintenance()
            #expect(try await Story.followers(server) == 1)
            remote.answer(410)
            _ = try await ana.postEvent()
            await server.runMaintenance()
            #expect(try await Story.followers(server) == 0)
        }
    }

    @Test("Deliveries that failed for a week are dropped")
    func old() async throws {
        try await Story.visit { server, remote in
            let ana = try await server.signUp("ana")
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            await server.runMaintenance()
            remote.answer(500)
            _ = try await ana.postEvent()
            await server.runMaintenance()
            remote.answer(202)
            server.clock.pass(.seconds(7 * 86_400 + 1))
            await server.runMaintenance()
            #expect(remote.arrivals.map(\.type) == ["Accept"])
            #expect(try await Story.followers(server) == 1)
        }
    }

    @Test("Queued deliveries survive a restart, with the same account and key")
    func restart() async throws {
        let (folder, remote) = (try TemporaryFolder(), try FederatedServer())
        let first = try await TestServer.run(federatedAs: Story.site, in: folder) { server in
            let account = try await server.ask("GET", "/federation/actor").json
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            return account
        }
        remote.trust(first)
        #expect(remote.arrivals.isEmpty)
        try await TestServer.run(federatedAs: Story.site, in: folder) { server in
            let second = try await server.ask("GET", "/federation/actor").json
            #expect(second == first)
            await server.runMaintenance()
        }
        #expect(remote.arrivals.map(\.type) == ["Accept"] && remote.arrivals[0].isSigned)
    }

    @Test("An operator sees hosts and blocks one; other members find neither")
    func blocked() async throws {
        try await Story.visit { server, remote in
            let (ana, olga) = (try await server.signUp("ana"), try await server.signUp("olga"))
            try await server.appointOperator("olga")
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            let path = "/api/v1/federation"
            #expect(try await status(olga)?["followers"] == 1)
            #expect(try await olga.ask("GET", path).json["account"] == "@events@madang.example")
            let foreign = [
                try await ana.ask("GET", path), try await ana.ask("PUT", "\(path)/blocks/127.0.0.1"),
                try await ana.ask("DELETE", "\(path)/blocks/127.0.0.1"),
            ]
            #expect(foreign.allSatisfy { $0.status == 404 || $0.status == 403 }, "\(foreign)")
            #expect(try await server.ask("GET", path).status == 401)
            #expect(try await olga.ask("PUT", "\(path)/blocks/nonsense").status == 422)

            let blocked = try await olga.ask("PUT", "\(path)/blocks/127.0.0.1").json
            #expect(blocked["blocked"] == ["127.0.0.1"] && blocked["hosts"] == [])
            let visits = remote.visits.count
            let again = try await Story.send(
                remote.follow(Story.account, by: "suni", number: 2),
                to: server
            )
            #expect(again.status == 403 && again.json["code"] == "federation.blocked")
            await server.runMaintenance()
            #expect(remote.visits.count == visits)

            #expect(try await olga.ask("DELETE", "\(path)/blocks/127.0.0.1").json["blocked"] == [])
            try await Story.send(remote.follow(Story.account, by: "suni", number: 3), to: server)
            #expect(try await Story.followers(server) == 1)
        }
    }

    @Test("The operator's page says who follows and blocks a host without scripts")
    func page() async throws {
        try await Story.visit { server, remote in
            let olga = try await PlainBrowser(joining: "olga", at: server.address)
            try await server.appointOperator("olga")
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            try await olga.open("/operator")
            #expect(olga.links.contains("/followers"))
            try await olga.open("/followers")
            #expect(olga.sees("@events@madang.example"))
            #expect(olga.sees("127.0.0.1") && olga.sees("팔로워 1명"))
            try await olga.submit("/followers", ["host": ["아무말"]])
            #expect(olga.sees("홈페이지 주소를 example.org처럼 적어 주세요."))
            try await olga.submit("/followers", ["host": ["127.0.0.1"]])
            #expect(olga.sees("차단한 서버") && !olga.sees("팔로워 1명"))
            try await olga.submit("/followers/127%2E0%2E0%2E1/unblock")
            #expect(!olga.sees("차단한 서버"))

            let ben = try await PlainBrowser(joining: "ben", at: server.address)
            #expect(!ben.links.contains("/followers"))
            try await ben.open("/followers")
            #expect(ben.status == 404 || ben.status == 403)
        }
    }
}
