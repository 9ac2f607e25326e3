import Domain
import Foundation
import Network
import Synchronization
import TestSupport
import Testing

@testable import Sources

@Suite("Fetching politely", .timeLimit(.minutes(20)))
struct PoliteFetcherTests {
    private let calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"

    /// A server without a robots.txt.
    private func server(
        _ script: @escaping @Sendable (ScriptedServer.Exchange, Int) -> Void
    ) throws -> ScriptedServer {
        try ScriptedServer { exchange, number in
            exchange.target == "/robots.txt" ? exchange.answer(404) : script(exchange, number)
        }
    }

    private func fetcher(_ surroundings: Surroundings = Surroundings()) -> PoliteFetcher {
        PoliteFetcher(contact: "mailto:op@example.com", reach: .everything, surroundings: surroundings)
    }

    private func failure(
        _ server: ScriptedServer,
        _ path: String = "/a.ics",
        _ fetcher: PoliteFetcher? = nil
    ) async throws -> SourceFailure? {
        do {
            let address = try SourceAddress(server.url(path))
            _ = try await (fetcher ?? self.fetcher()).fetch(address, unless: DocumentVersion())
            return nil
        } catch let failure as SourceFailure {
            return failure
        }
    }

    @Test("A document comes with its type and version, and isn't sent again while it is unchanged")
    func conditional() async throws {
        let server = try server { [calendar] exchange, _ in
            let headers = [
                "ETag": "\"v1\"", "Last-Modified": "Mon, 30 Nov 2026 00:00:00 GMT",
                "Content-Type": "Text/Calendar; charset=utf-8",
            ]
            let isKnown = exchange.header("If-None-Match") == "\"v1\""
            exchange.answer(isKnown ? 304 : 200, headers, body: isKnown ? "" : calendar)
        }
        let fetcher = fetcher()
        let address = try SourceAddress(server.url("/a.ics"))
        let document = try #require(try await fetcher.fetch(address, unless: DocumentVersion()))

        #expect(document.bytes == Array(calendar.utf8) && document.mediaType == "text/calendar")
        #expect(document.version.entityTag == "\"v1\"")
        #expect(try await fetcher.fetch(address, unless: document.version) == nil)
        #expect(server.requests.last?.header("If-Modified-Since") == "Mon, 30 Nov 2026 00:00:00 GMT")
        #expect(server.requests.last?.header("User-Agent") == "Madang/1.0 (+mailto:op@example.com)")
    }

    @Test("Addresses that robots.txt excludes aren't fetched, and robots.txt is fetched once")
    func robots() async throws {
        let server = try ScriptedServer { exchange, _ in
            let rules = "User-agent: *\nDisallow: /\n\nUser-agent: madang\nDisallow: /private\n"
            exchange.answer(body: exchange.target == "/robots.txt" ? rules : "x")
        }
        let fetcher = fetcher()

        #expect(try await failure(server, "/open.ics", fetcher) == nil)
        #expect(try await failure(server, "/private/a.ics", fetcher) == .robots)
        #expect(server.requests.map(\.target) == ["/robots.txt", "/open.ics"])
    }

    @Test("While the server of robots.txt fails, nothing is fetched", arguments: [500, 503, 429])
    func robotsFailing(status: Int) async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer(status) }

        #expect(try await failure(server) == .robots)
        #expect(server.requests.map(\.target) == ["/robots.txt"])
    }

    @Test("Addresses of this machine and of private networks are refused before a connection is made")
    func privateAddresses() async throws {
        let server = try ScriptedServer { exchange, _ in exchange.answer() }
        let fetcher = PoliteFetcher(contact: nil)
        for host in ["127.0.0.1", "localhost", "[::1]", "0x7f.1", "2130706433", "0.0.0.0"] {
            let address = try SourceAddress("http://\(host):\(server.port)/a.ics")
            await #expect(throws: SourceFailure.privateAddress, "\(host)") {
                try await fetcher.fetch(address, unless: DocumentVersion())
            }
        }
        #expect(server.requests.isEmpty)
    }

    @Test("Redirects without end, to other schemes and to private addresses are refused")
    func redirects() async throws {
        let inside = try ScriptedServer { exchange, _ in exchange.answer() }
        let targets = ["/loop": "/loop", "/file": "file:///etc/passwd", "/inside": inside.url()]
        let server = try server { exchange, _ in
            exchange.answer(302, ["Location": targets[exchange.target] ?? "/"])
        }

        #expect(try await failure(server, "/loop") == .redirects)
        #expect(try await failure(server, "/file") == .redirects)
        #expect(try await failure(server, "/inside") == .privateAddress)
        #expect(inside.requests.isEmpty)
    }

    @Test("Documents that are declared, turn out or unpack to be too large are left")
    func tooLarge() async throws {
        let bomb = try Self.gzipped("head -c 60000000 /dev/zero")
        let server = try server { exchange, _ in
            switch exchange.target {
            case "/declared": exchange.send("HTTP/1.1 200 X\r\nContent-Length: 52428800\r\n\r\n")
            case "/bomb":
                exchange.send("HTTP/1.1 200 X\r\nContent-Encoding: gzip\r\n")
                exchange.send("Content-Length: \(bomb.count)\r\n\r\n")
                exchange.send(bomb)
            default:
                exchange.send("HTTP/1.1 200 X\r\n\r\n")
                while exchange.send(String(repeating: "BEGIN:VEVENT\n", count: 5_000)) {}
            }
        }

        #expect(bomb.count < 100_000)
        for path in ["/declared", "/bomb", "/endless"] {
            #expect(try await failure(server, path) == .tooLarge, "\(path)")
        }
    }

    @Test("A body that doesn't end in time is left")
    func slow() async throws {
        let hasBegun = Atomic(false)
        let server = try server { exchange, _ in
            exchange.send("HTTP/1.1 200 X\r\nContent-Length: 100\r\n\r\nB")
            hasBegun.store(true, ordering: .relaxed)
            exchange.waitForHangUp()
        }
        let surroundings = Surroundings(deadline: { _ in
            while !hasBegun.load(ordering: .relaxed) { try await Task.sleep(for: .milliseconds(1)) }
        })

        #expect(try await failure(server, "/a", fetcher(surroundings)) == .timedOut)
    }

    @Test("A server that asks for a pause is heard")
    func retryAfter() async throws {
        let server = try server { exchange, _ in exchange.answer(429, ["Retry-After": "120"]) }

        #expect(try await failure(server) == .status(429, retryAfter: .seconds(120)))
    }

    @Test("A host gets one request at a time")
    func oneAtATime() async throws {
        let running = Atomic(0)
        let most = Atomic(0)
        let server = try ScriptedServer { exchange, _ in
            let now = running.add(1, ordering: .relaxed).newValue
            most.max(now, ordering: .relaxed)
            // Before the answer, after which the client may send the next.
            running.subtract(1, ordering: .relaxed)
            exchange.answer(exchange.target == "/robots.txt" ? 404 : 200, body: "x")
        }
        let fetcher = fetcher()
        await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    let address = try SourceAddress(server.url("/\(number)"))
                    _ = try await fetcher.fetch(address, unless: DocumentVersion())
                }
            }
        }

        #expect(server.requests.count == 13)
        #expect(most.load(ordering: .relaxed) == 1)
    }

    private static func gzipped(_ command: String) throws -> [UInt8] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "\(command) | gzip -9"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    }
}
