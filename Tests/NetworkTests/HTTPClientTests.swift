import Foundation
import Network
import TestSupport
import Testing

@Suite("HTTP client", .timeLimit(.minutes(1)))
struct HTTPClientTests {
    @Test("A request arrives as it was made, and so does the response")
    func roundTrip() async throws {
        let server = try ScriptedServer { exchange, _ in
            exchange.answer(201, ["ETag": "\"1\"", "Content-Type": "text/plain"], body: "마당")
        }
        let response = try await HTTPClient().send(
            ClientRequest(
                .post,
                server.url("/runs?page=2"),
                headers: ["X-Name": "a: b"],
                body: Array("본문".utf8)
            )
        )
        #expect(response.status == 201)
        #expect(response.headers["etag"] == "\"1\"")
        #expect(response.headers["CONTENT-TYPE"] == "text/plain")
        #expect(response.body == Array("마당".utf8))
        let request = try #require(server.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/runs?page=2")
        #expect(request.header("X-Name") == "a: b")
        #expect(request.body == "본문")
    }

    @Test("Every status is a response", arguments: [204, 304, 400, 404, 500])
    func statuses(status: Int) async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(status) }
        #expect(try await HTTPClient().send(ClientRequest(.get, server.url())).status == status)
    }

    @Test("A hundred requests are under way at once")
    func concurrent() async throws {
        let gate = DispatchSemaphore(value: 0)
        let server = try ScriptedServer { exchange, number in
            if number == 100 { for _ in 1..<100 { gate.signal() } } else { gate.wait() }
            exchange.answer(body: exchange.target)
        }
        let client = HTTPClient()
        let bodies = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for number in 0..<100 {
                group.addTask { try await client.send(ClientRequest(.get, server.url("/\(number)"))).body }
            }
            return try await group.reduce(into: Set()) { $0.insert(String(decoding: $1, as: UTF8.self)) }
        }
        #expect(bodies == Set((0..<100).map { "/\($0)" }))
    }

    @Test(
        "The deadline ends a request that is not answered, or not to the end",
        arguments: ["", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"]
    )
    func deadline(beginning: String) async throws {
        let isStuck = Signal()
        let isHungUp = Signal()
        let server = try ScriptedServer { exchange, _ in
            exchange.send(beginning)
            isStuck.come()
            exchange.waitForHangUp()
            isHungUp.come()
        }
        let client = HTTPClient(surroundings: Surroundings(deadline: { _ in await isStuck.wait() }))
        await #expect(throws: NetworkError.timedOut) {
            try await client.send(ClientRequest(.get, server.url()))
        }
        await isHungUp.wait()
    }

    @Test("Cancelling the task closes the connection")
    func cancellation() async throws {
        let isStuck = Signal()
        let isHungUp = Signal()
        let server = try ScriptedServer { exchange, _ in
            isStuck.come()
            exchange.waitForHangUp()
            isHungUp.come()
        }
        let task = Task { try await HTTPClient().send(ClientRequest(.get, server.url())) }
        await isStuck.wait()
        task.cancel()
        await #expect(throws: NetworkError.cancelled) { try await task.value }
        await isHungUp.wait()
    }

    @Test("A response that says it is too large is not read")
    func announcedTooLarge() async throws {
        let server = try ScriptedServer { exchange, _ in
            exchange.send("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n")
            exchange.waitForHangUp()
        }
        await #expect(throws: NetworkError.tooLarge(limit: 1_000)) {
            try await HTTPClient(responseLimit: 1_000).send(ClientRequest(.get, server.url()))
        }
    }

    @Test("A response that does not end is read to the limit and no further")
    func endless() async throws {
        let isHungUp = Signal()
        let server = try ScriptedServer { exchange, _ in
            exchange.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while exchange.send(String(repeating: "x", count: 10_000)) {}
            isHungUp.come()
        }
        await #expect(throws: NetworkError.tooLarge(limit: 100_000)) {
            try await HTTPClient(responseLimit: 100_000).send(ClientRequest(.get, server.url()))
        }
        await isHungUp.wait()
    }

    @Test("A response of exactly the limit is given whole")
    func justFits() async throws {
        let server = try ScriptedServer { exchange, _ in
            exchange.answer(body: String(repeating: "x", count: 1_000))
        }
        let response = try await HTTPClient(responseLimit: 1_000).send(ClientRequest(.get, server.url()))
        #expect(response.body.count == 1_000)
    }

    @Test("Heads before the response and fields after its body leave the response as it is")
    func trailers() async throws {
        let server = try ScriptedServer { exchange, _ in
            exchange.send(
                """
                HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n\
                HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-Name: value \r\n\r\n\
                5\r\nhello\r\n0\r\nX-Name: late\r\n\r\n
                """
            )
        }
        let response = try await HTTPClient().send(ClientRequest(.get, server.url()))
        #expect(response.status == 200 && response.body == Array("hello".utf8))
        #expect(response.headers["X-Name"] == "value" && response.headers["Link"] == nil)
    }

    @Test("An invalid request is refused before anything is sent")
    func invalid() async throws {
        let client = HTTPClient()
        for address in ["ftp://127.0.0.1/", "relative", "http:///"] {
            await #expect(throws: NetworkError.invalidURL) {
                try await client.send(ClientRequest(.get, address))
            }
        }
        await #expect(throws: NetworkError.invalidHeader(name: "X-A")) {
            let url = "http://127.0.0.1:1/"
            return try await client.send(ClientRequest(.get, url, headers: ["X-A": "a\r\nX-B: b"]))
        }
    }
}
