import Foundation
import Network
import TestSupport
import Testing

@Suite("A body that is read as it comes", .timeLimit(.minutes(1)))
struct StreamTests {
    @Test("Each piece is there before the next is sent, and the end is the end")
    func pieces() async throws {
        let turns = DispatchSemaphore(value: 0)
        let server = try ScriptedServer { exchange, _ in
            exchange.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            for piece in ["one", "two"] {
                exchange.send("3\r\n\(piece)\r\n")
                turns.wait()
            }
            exchange.send("0\r\n\r\n")
        }
        let stream = try await HTTPClient().open(ClientRequest(.get, server.url()))

        var pieces: [String] = []
        for try await chunk in stream.chunks {
            pieces.append(String(decoding: chunk, as: UTF8.self))
            turns.signal()
        }

        #expect(stream.status == 200)
        #expect(pieces == ["one", "two"])
    }

    @Test("A connection that breaks off is an error, not an end")
    func brokenOff() async throws {
        let server = try ScriptedServer { exchange, _ in
            exchange.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n")
        }
        let stream = try await HTTPClient().open(ClientRequest(.get, server.url()))

        await #expect(throws: NetworkError.unreachable(host: "127.0.0.1")) {
            for try await _ in stream.chunks {}
        }
    }

    @Test("Silence beyond the time agreed is an error")
    func silence() async throws {
        let isHungUp = DispatchSemaphore(value: 0)
        let server = try ScriptedServer { exchange, _ in
            exchange.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n")
            exchange.waitForHangUp()
            isHungUp.signal()
        }
        let request = ClientRequest(.get, server.url(), timeout: .zero)
        let stream = try await HTTPClient().open(request)

        await #expect(throws: NetworkError.timedOut) { for try await _ in stream.chunks {} }
    }

    @Test("Cancelling the reader closes the connection")
    func hangsUp() async throws {
        let (hungUp, hangUp) = AsyncStream.makeStream(of: Void.self)
        let server = try ScriptedServer { exchange, _ in
            exchange.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n")
            exchange.waitForHangUp()
            hangUp.finish()
        }
        let reading = Task {
            for try await _ in try await HTTPClient().open(ClientRequest(.get, server.url())).chunks {}
        }
        while server.requests.isEmpty { await Task.yield() }

        reading.cancel()

        for await _ in hungUp {}
    }

    @Test("No server is no stream")
    func noServer() async throws {
        let url = "http://127.0.0.1:1/"

        await #expect(throws: NetworkError.unreachable(host: "127.0.0.1")) {
            _ = try await HTTPClient().open(ClientRequest(.get, url))
        }
    }
}
