import TestSupport
import Testing

@testable import HTTPServer

@Suite("Room for connections", .timeLimit(.minutes(1)))
struct RoomTests {
    private let hello = Route(.get, "/hello") { _ in Response(text: "hello") }

    private func configuration(_ limits: Limits, proxies: AddressRanges = .none) -> ServerConfiguration {
        ServerConfiguration(threads: 1, limits: limits, proxies: proxies)
    }

    @Test("An address that has its share gets its next connection for the one that was idle longest")
    func share() async throws {
        let limits = Limits(connections: 100, connectionsPerAddress: 3)
        try await serving([hello], configuration: configuration(limits)) { server, port in
            let other = try await called(port, from: 3)
            var crowd: [RawClient] = []
            for _ in 1...3 { crowd.append(try await called(port, from: 2)) }
            // The first is not the one that was idle longest any more.
            _ = try await crowd[0].get("/hello")
            let fourth = try await called(port, from: 2)
            #expect(try await crowd[1].isClosed())
            for client in [crowd[0], crowd[2], fourth, other] {
                #expect(try await client.get("/hello").text == "hello")
            }
        }
    }

    @Test("When there is no room at all, the connection that was idle longest makes it, wherever it is from")
    func room() async throws {
        let limits = Limits(connections: 3, connectionsPerAddress: 3)
        try await serving([hello], configuration: configuration(limits)) { _, port in
            let oldest = try await called(port, from: 2)
            let others = [try await called(port, from: 3), try await called(port, from: 4)]
            let next = try await called(port, from: 5)
            #expect(try await oldest.isClosed())
            for client in others + [next] { #expect(try await client.get("/hello").text == "hello") }
        }
    }

    @Test("A connection that never said a word makes room like any other")
    func silent() async throws {
        let limits = Limits(connections: 100, connectionsPerAddress: 2)
        try await serving([hello], configuration: configuration(limits)) { _, port in
            let silent = [try RawClient(port, from: 2), try RawClient(port, from: 2)]
            try await silent[1].send("GET /hello HTTP/1.1\r\nX-Slow: ")
            let others = [try await called(port, from: 2), try await called(port, from: 2)]
            for client in silent { #expect(try await client.isClosed()) }
            for client in others { #expect(try await client.get("/hello").text == "hello") }
        }
    }

    @Test("No request is cut off for another connection, which is closed instead")
    func working() async throws {
        let gate = Gate()
        let slow = Route(.get, "/slow") { _ in
            await gate.pass()
            return Response(text: "at last")
        }
        let limits = Limits(connections: 100, connectionsPerAddress: 1)
        try await serving([hello, slow], configuration: configuration(limits)) { _, port in
            let first = try RawClient(port, from: 2)
            try await first.send("GET /slow HTTP/1.1\r\nHost: test\r\n\r\n")
            await gate.arrival()
            #expect(try await RawClient(port, from: 2).isClosed())
            #expect(try await called(port, from: 3).get("/hello").text == "hello")
            gate.open()
            #expect(try await first.answer().text == "at last")
        }
    }

    @Test("A proxy, which speaks for many, has no share")
    func proxies() async throws {
        let limits = Limits(connections: 100, connectionsPerAddress: 1)
        let configuration = configuration(limits, proxies: ["127.0.0.2", "::1"])
        try await serving([hello], configuration: configuration) { _, port in
            let proxied = [try await called(port, from: 2), try await called(port, from: 2)]
            for client in proxied { #expect(try await client.get("/hello").text == "hello") }
        }
    }

    @Test(
        "Addresses of version 6 share by their first 64 bits, those of version 4 by all",
        arguments: [
            ("2001:db8::1", "2001:db8::ffff:2", true), ("2001:db8::1", "2001:db8:0:1::1", false),
            ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "::ffff:192.0.2.1", true), ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
            ("::1", "::2", true),
        ]
    )
    func networks(one: String, other: String, areOne: Bool) throws {
        #expect((try network(of: one) == network(of: other)) == areOne)
    }

    private func network(of text: String) throws -> PeerAddress {
        try #require(PeerAddress(text)).network
    }

    @Test("Closing a connection frees its share")
    func freed() async throws {
        let limits = Limits(connections: 100, connectionsPerAddress: 1)
        try await serving([hello], configuration: configuration(limits)) { server, port in
            // A client has its answer a moment before the server is done with it.
            func rest() async { await until { server.metrics.requestsInFlight == 0 } }
            for _ in 1...5 {
                _ = try await called(port, from: 2)
                await rest()
            }
            let kept = try await called(port, from: 3)
            for _ in 1...5 {
                let client = try RawClient(port, from: 2)
                try await client.send("GET /hello HTTP/1.1\r\nHost: test\r\nConnection: close\r\n\r\n")
                #expect(try await client.answer().status == 200)
                await rest()
            }
            #expect(try await kept.get("/hello").status == 200)
        }
    }
}

/// A connection that has had an answer, so that the server knows of it.
func called(_ port: Int, from host: UInt8) async throws -> RawClient {
    let client = try RawClient(port, from: host)
    _ = try await client.get("/hello")
    return client
}
