import Glibc
import HTTPServer
import Testing

@Suite("Shares of open streams", .timeLimit(.minutes(1)))
struct StreamMemoryTests {
    private let events = Route(.get, "/events") { _ in
        Response(events: EventSource { (stream: EventStream) in stream.send(StreamEvent(data: "first")) })
    }
    private let hello = Route(.get, "/hello") { _ in Response(text: "hello") }

    @Test("A client that answers nothing for a minute, not even the system, is gone")
    func deadPeers() async throws {
        try await serving([hello]) { _, port in
            let client = try RawClient(port)
            _ = try await client.get("/hello")
            let socket = try #require(accepted(from: client.port))
            #expect(option(socket, SOL_SOCKET, SO_KEEPALIVE) == 1)
            let interval = option(socket, tcp, TCP_KEEPINTVL)
            #expect(option(socket, tcp, TCP_KEEPIDLE) + interval * option(socket, tcp, TCP_KEEPCNT) == 60)
            #expect(option(socket, tcp, TCP_USER_TIMEOUT) == 60_000)
        }
    }

    @Test(
        "A stream goes on where its connection's memory was given back, whatever came before it",
        arguments: [0, 1, 100, 2_048, 4_096, 9_000]
    )
    func returned(blankLines: Int) async throws {
        try await serving([events, hello]) { server, port in
            var clients: [RawClient] = []
            for _ in 1...8 {
                let client = try RawClient(port)
                let lines = String(repeating: "\r\n", count: blankLines)
                try await client.send("\(lines)GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
                #expect(try await client.read(through: "data: first\n\n").contains("200 OK"))
                clients.append(client)
            }
            let after = try RawClient(port)
            #expect(try await after.get("/hello").text == "hello")
            try await after.send("GET /events HTTP/1.1\r\nHost: test\r\n\r\n")
            _ = try await after.read(through: "data: first\n\n")
            #expect(server.metrics.openStreams == 9)
        }
    }
}

private let tcp = Int32(IPPROTO_TCP)

/// This process's end of the connection whose other end has that port.
private func accepted(from port: Int) -> Int32? {
    (3..<4_096).first { descriptor in
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutableBytes(of: &address) {
            getpeername(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, &size)
        }
        return status == 0 && Int(UInt16(bigEndian: address.sin_port)) == port
    }
}

private func option(_ socket: Int32, _ level: Int32, _ name: Int32) -> Int32 {
    var value: Int32 = -1
    var size = socklen_t(MemoryLayout<Int32>.size)
    getsockopt(socket, level, name, &value, &size)
    return value
}
