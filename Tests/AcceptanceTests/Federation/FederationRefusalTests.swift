import Database
import Domain
import HTTPSignatures
import JSONCoding
import TestSupport
import Testing

@Suite("Messages that federation refuses", .timeLimit(.minutes(10)))
struct FederationRefusalTests {
    private typealias Story = FederationTests

    private static let unverified = "401 federation.unverified"

    @Test("A follow with a forged, stale or foreign signature changes nothing")
    func forged() async throws {
        try await Story.visit { server, remote in
            let follow = remote.follow(Story.account, by: "suni")
            let now = server.clock.now
            let none = try await server.ask("POST", "/federation/inbox", follow)
            #expect(none.verdict == Self.unverified)
            for moment in [now - .seconds(3_700), now + .seconds(3_700)] {
                let answer = try await Story.send(follow, to: server, at: moment)
                #expect(answer.verdict == Self.unverified, "\(moment)")
            }
            let digest = ["Digest": "SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]
            #expect(try await Story.send(follow, to: server, changing: digest).verdict == Self.unverified)

            let elsewhere = try FederatedServer()
            let foreign = "\(elsewhere.actor("suni"))#main-key"
            #expect(try await Story.send(follow, to: server, keyID: foreign).verdict == Self.unverified)
            #expect(remote.visits.isEmpty && elsewhere.visits.isEmpty)

            let neighbour = "\(remote.actor("chulsu"))#main-key"
            #expect(try await Story.send(follow, to: server, keyID: neighbour).verdict == Self.unverified)
            let other = FederatedServer.headers(
                for: follow.encoded(),
                keyID: "\(remote.actor("suni"))#main-key",
                to: "other.example",
                at: now
            )
            let forOther = try await server.ask("POST", "/federation/inbox", follow, headers: other)
            #expect(forOther.verdict == Self.unverified)
            #expect(try await Story.followers(server) == 0)
            #expect(try await Story.send(follow, to: server).status == 202)
        }
    }

    @Test("An account that says something else than its request isn't believed")
    func contradicting() async throws {
        try await Story.visit { server, remote in
            let follow = remote.follow(Story.account, by: "suni")
            let actor = remote.actor("suni")
            let lies: [JSONObject] = [
                ["id": .string(remote.actor("chulsu"))],
                ["publicKey": .null],
                ["inbox": "https://victim.example/inbox"],
                [
                    "publicKey": [
                        "id": .string("\(actor)#main-key"), "owner": .string(remote.actor("chulsu")),
                        "publicKeyPem": .string(FederatedServer.key.publicPEM),
                    ]
                ],
            ]
            for lie in lies {
                remote.say(lie)
                #expect(try await Story.send(follow, to: server).verdict == Self.unverified, "\(lie)")
            }
            remote.say(["endpoints": ["sharedInbox": "https://victim.example/inbox"]])
            #expect(try await Story.send(follow, to: server).status == 202)
            let ana = try await server.signUp("ana")
            _ = try await ana.postEvent()
            await server.runMaintenance()
            #expect(remote.arrivals.map(\.inbox) == ["/users/suni/inbox", "/users/suni/inbox"])
        }
    }

    @Test("A member of another server can't take back another's follow")
    func stranger() async throws {
        try await Story.visit { server, remote in
            try await Story.send(remote.follow(Story.account, by: "suni"), to: server)
            var undo = try #require(remote.undo(Story.account, by: "suni").objectValue)
            undo["actor"] = .string(remote.actor("chulsu"))
            let answer = try await Story.send(.object(undo), to: server)
            #expect(answer.verdict == "422 federation.malformed")
            #expect(try await Story.send(remote.undo(Story.account, by: "chulsu"), to: server).status == 202)
            #expect(try await Story.followers(server) == 1)
        }
    }

    @Test("Malformed activities are refused, and irrelevant ones are ignored without a fetch")
    func malformed() async throws {
        try await Story.visit { server, remote in
            let actor = JSON.string(remote.actor("suni"))
            let broken: [JSON] = [
                .null, [], "Follow", ["type": 1], ["type": "Follow"],
                ["type": "Follow", "id": "x", "actor": actor, "object": .string(Story.account)],
                ["type": "Follow", "id": actor, "actor": "suni", "object": .string(Story.account)],
                ["type": "Undo", "id": actor, "actor": actor, "object": ["type": "Follow"]],
            ]
            for activity in broken {
                let answer = try await Story.send(activity, to: server)
                #expect(answer.verdict == "422 federation.malformed", "\(activity)")
            }
            let ignored: [JSON] = [
                ["type": "Like", "id": actor, "actor": actor, "object": .string(Story.account)],
                ["type": "Undo", "id": actor, "actor": actor, "object": ["type": "Like"]],
                ["type": "Follow", "id": actor, "actor": actor, "object": "\(Story.site)/members/1"],
                ["type": "Create", "actor": actor, "object": ["type": "Note", "content": "<script>"]],
            ]
            for activity in ignored {
                let answer = try await server.ask("POST", "/federation/inbox", activity)
                #expect(answer.status == 202, "\(activity)")
            }
            let long: JSON = ["type": .string(String(repeating: "a", count: 70_000))]
            #expect(try await Story.send(long, to: server).status == 413)
            #expect(remote.visits.isEmpty)
            #expect(try await Story.followers(server) == 0)
        }
    }

    @Test("Many follows from one address are slowed down before anything is fetched")
    func flood() async throws {
        try await Story.visit { server, remote in
            for number in 1...60 {
                let answer = try await Story.send(
                    remote.follow(Story.account, by: "suni", number: number),
                    to: server
                )
                #expect(answer.status == 202)
            }
            let visits = remote.visits.count
            let answer = try await Story.send(
                remote.follow(Story.account, by: "suni", number: 61),
                to: server
            )
            #expect(answer.status == 429 && answer.header("retry-after") != nil)
            #expect(remote.visits.count == visits)
        }
    }
}
