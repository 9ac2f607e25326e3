import HTTPServer
import Synchronization
import Testing

@Suite("Streamed bodies")
struct StreamedBodyTests {
    private let count = Route(.post, "/count", body: .streamed(limit: 10 << 20)) { request in
        var count = 0
        for try await chunk in request.body.chunks { count += chunk.count }
        return Response(text: "\(count)")
    }

    @Test("A body arrives in pieces, whole and in order, and the connection lives on")
    func pieces() async throws {
        try await serving([count]) { _, port in
            let client = try RawClient(port)
            for _ in 1...2 {
                try await client.send("POST /count HTTP/1.1\r\nHost: test\r\nContent-Length: 3000000\r\n\r\n")
                try await client.send([UInt8](repeating: 1, count: 3_000_000))
                #expect(try await client.answer().text == "3000000")
            }
        }
    }

    @Test("A reader that holds back holds the sender back, and loses nothing")
    func backpressure() async throws {
        let gate = Gate()
        let slow = Route(.post, "/slow", body: .streamed(limit: 64 << 20)) { request in
            await gate.pass()
            return Response(text: "\(try await request.body.collected().count)")
        }
        try await serving([slow]) { _, port in
            let client = try RawClient(port)
            let size = 24 << 20
            try await client.send("POST /slow HTTP/1.1\r\nHost: test\r\nContent-Length: \(size)\r\n\r\n")
            await gate.arrival()
            let sent = try await client.fill(size)
            #expect(sent < size)
            gate.open()
            try await client.send([UInt8](repeating: 0, count: size - sent))
            #expect(try await client.answer().text == "\(size)")
        }
    }

    @Test("A handler that has seen enough answers after the rest was thrown away")
    func early() async throws {
        let early = Route(.post, "/early", body: .streamed(limit: 10 << 20)) { _ in Response(text: "enough") }
        try await serving([early]) { _, port in
            let client = try RawClient(port)
            try await client.send("POST /early HTTP/1.1\r\nHost: test\r\nContent-Length: 500000\r\n\r\n")
            try await client.send([UInt8](repeating: 1, count: 500_000))
            #expect(try await client.answer().text == "enough")
        }
    }

    @Test("A body that grows over the limit ends with 413 for the client and an error for the reader")
    func overflow() async throws {
        let gate = Gate()
        let errors = Mutex<[String]>([])
        let small = Route(.post, "/small", body: .streamed(limit: 10)) { request in
            do {
                _ = try await request.body.collected()
            } catch {
                errors.withLock { $0.append("\(error)") }
                await gate.pass()
            }
            return Response()
        }
        try await serving([small]) { _, port in
            let client = try RawClient(port)
            try await client.send(
                "POST /small HTTP/1.1\r\nHost: test\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nabcd\r\n"
            )
            try await client.send("9\r\nefghijklm\r\n")
            #expect(try await client.answer().status == 413)
            await gate.arrival()
            gate.open()
        }
        #expect(errors.withLock { $0 } == ["bodyTooLarge(limit: 10)"])
    }

    @Test("A client that leaves in the middle of its body is an error for the reader")
    func truncated() async throws {
        let gate = Gate()
        let errors = Mutex<[String]>([])
        let route = Route(.post, "/", body: .streamed(limit: 100)) { request in
            do {
                for try await _ in request.body.chunks {}
            } catch {
                errors.withLock { $0.append("\(error)") }
            }
            await gate.pass()
            return Response()
        }
        try await serving([route]) { _, port in
            let client = try RawClient(port)
            try await client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 50\r\n\r\nabc")
            client.hangUp()
            await gate.arrival()
            gate.open()
        }
        #expect(errors.withLock { $0 } == ["truncated"])
    }
}
