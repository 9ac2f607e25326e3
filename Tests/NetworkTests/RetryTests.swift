import Foundation
import Network
import TestSupport
import Testing

@Suite("Asking again", .timeLimit(.minutes(1)))
struct RetryTests {
    private let pauses = Pauses()

    private func client(_ policy: RetryPolicy = RetryPolicy()) -> HTTPClient {
        var surroundings = pauses.surroundings
        surroundings.now = { 784_111_777 }
        return HTTPClient(retries: policy, surroundings: surroundings)
    }

    @Test(
        "A server that is busy for a moment is asked again, after longer and longer pauses",
        arguments: [502, 503, 504]
    )
    func busy(status: Int) async throws {
        let server = try ScriptedServer { exchange, number in exchange.answer(number < 3 ? status : 200) }
        #expect(try await client().send(ClientRequest(.get, server.url())).status == 200)
        #expect(pauses.all == [.milliseconds(200), .milliseconds(400)])
    }

    @Test("A conflict that says when to come back is asked about again, any other is an answer")
    func conflict() async throws {
        let server = try ScriptedServer { exchange, number in
            exchange.answer(number == 1 ? 409 : 201, number == 1 ? ["Retry-After": "1"] : [:])
        }
        let post = ClientRequest(.post, server.url(), headers: ["Idempotency-Key": "k"])
        #expect(try await client().send(post).status == 201)
        #expect(pauses.all == [.seconds(1)])
        let stubborn = try ScriptedServer { exchange, _ in exchange.answer(409) }
        #expect(try await client().send(ClientRequest(.put, stubborn.url())).status == 409)
        #expect(stubborn.requests.count == 1)
    }

    @Test("After the last attempt the answer is what the server said")
    func exhausted() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(503, body: "later") }
        #expect(try await client().send(ClientRequest(.put, server.url())).body == Array("later".utf8))
        #expect(server.requests.count == 3)
    }

    @Test("A pause is a random part of its span and never longer than the longest")
    func jitter() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(503) }
        var surroundings = pauses.surroundings
        surroundings.chance = { 0.5 }
        let policy = RetryPolicy(attempts: 5, firstPause: .seconds(1), longestPause: .seconds(3))
        _ = try await HTTPClient(retries: policy, surroundings: surroundings).send(
            ClientRequest(.get, server.url())
        )
        #expect(pauses.all == [.milliseconds(500), .seconds(1), .milliseconds(1_500), .milliseconds(1_500)])
    }

    @Test("An unsafe request is sent once, unless a key or the caller makes it safe to repeat")
    func idempotency() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(503) }
        let requests = [
            ClientRequest(.post, server.url("/once")), ClientRequest(.patch, server.url("/once")),
            ClientRequest(.get, server.url("/once"), isIdempotent: false),
            ClientRequest(.post, server.url("/thrice"), headers: ["idempotency-key": "k"]),
            ClientRequest(.post, server.url("/thrice"), isIdempotent: true),
        ]
        for request in requests { _ = try await client().send(request) }
        #expect(server.requests.count { $0.target == "/once" } == 3)
        #expect(server.requests.count { $0.target == "/thrice" } == 6)
    }

    @Test(
        "A server that names its time is given it",
        arguments: [
            ("7", 7), ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:00:00 GMT", 1),
            ("soon", 1),
        ]
    )
    func retryAfter(header: String, seconds: Int) async throws {
        let server = try ScriptedServer { exchange, number in
            exchange.answer(number == 1 ? 503 : 200, ["Retry-After": header])
        }
        _ = try await client(RetryPolicy(firstPause: .seconds(1))).send(ClientRequest(.get, server.url()))
        #expect(pauses.all == [.seconds(seconds)])
    }

    @Test("A server that asks for too much patience has its answer reported")
    func tooPatient() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(503, ["Retry-After": "31"]) }
        #expect(try await client().send(ClientRequest(.get, server.url())).status == 503)
        #expect(pauses.all.isEmpty)
    }

    @Test("A broken connection is retried; a server that never answers is unreachable")
    func connections() async throws {
        let server = try ScriptedServer { exchange, number in
            if number == 2 { exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf") }
            if number == 3 { exchange.reset() }
            if number == 4 { exchange.answer(body: "whole") }
        }
        let stubborn = client(RetryPolicy(attempts: 4))
        #expect(try await stubborn.send(ClientRequest(.get, server.url())).body == Array("whole".utf8))
        #expect(pauses.all.count == 3)
        let gone = "http://127.0.0.1:1/"
        await #expect(throws: NetworkError.unreachable(host: "127.0.0.1")) {
            try await client().send(ClientRequest(.get, gone))
        }
        #expect(pauses.all.count == 5)
    }
}
