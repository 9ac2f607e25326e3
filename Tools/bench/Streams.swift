import DIContainer
import Database
import Domain
import Foundation
import HTTPServer
import Secrets
import Storage
import Vault

/// The memory of open event streams, and the latency from a message to all ten streams of a member while the
/// others are open.
enum Streams {
    private static let perMember = 10
    private static let talks = 20
    private static let messages = 300

    /// `BENCH_STREAMS` streams; each uses a descriptor here and one in the server.
    static func measure() async throws {
        let wanted = ProcessInfo.processInfo.environment["BENCH_STREAMS"].flatMap { Int($0) } ?? 1_000
        let count = min(wanted, DescriptorLimit.raise() - 200) / perMember * perMember
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "madang-streams-\(getpid())"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let tokens = try await tokens(of: count / perMember + 1, in: folder)
        let server = try Served(folder)
        defer { server.stop() }
        let caller = Caller(address: server.address("").absoluteString)
        let listing = try await caller.listing(by: tokens[0])
        var conversations: [Caller.Talk] = []
        for token in tokens.dropFirst().prefix(talks) {
            conversations.append(try await caller.talk(about: listing, by: token))
        }

        let before = server.memory
        let port = UInt16(server.address("").port ?? 0)
        var streams: [[OpenStream]] = []
        for token in tokens.dropFirst() {
            streams.append(try (0..<perMember).map { _ in try OpenStream(port: port, token: token) })
        }
        for stream in streams.joined() { try stream.read(until: "event: hello") }
        let each = Double(server.memory.own - before.own) / Double(count) / 1_024
        Bench.row("memory of each of \(Double(count).rounded) open streams", "\(each.tenths) KiB", "10 KiB")

        var waits: [Double] = []
        for number in 0..<messages {
            let place = number % conversations.count
            let text = "message-\(number)-"
            let start = ContinuousClock.now
            try await caller.say(text, in: conversations[place], by: tokens[0])
            for stream in streams[place] { try stream.read(until: text) }
            waits.append((ContinuousClock.now - start) / .milliseconds(1))
        }
        waits.sort()
        let (half, most) = (waits[messages / 2], waits[messages * 99 / 100])
        Bench.row(
            "message sent until all ten streams of a member have it, the others open",
            "p50 \(half.tenths) ms, p99 \(most.tenths) ms",
            "50 ms from the commit"
        )
    }

    /// Members without password hashes: the first is the organiser, the others listen.
    private static func tokens(of count: Int, in folder: URL) async throws -> [String] {
        let container = try await Container(AppConfiguration(folder: folder.path))
        try await container.prepare()
        await container.close()
        let database = try Database.sqlite(at: folder.appendingPathComponent("madang.sqlite").path)
        let key = try KeyFile.loadOrCreate(at: folder.appendingPathComponent("keys/madang.key").path)
        let identifiers = IdentifierGenerator(clock: HostTime(), node: 1)
        let accounts = SQLAccountRepository(database, identifiers: identifiers)
        var tokens: [String] = []
        for number in 1...count {
            let account = Account(
                id: identifiers.next(),
                email: try EmailAddress("n\(number)@example.com"),
                nickname: try Nickname("이웃\(number)"),
                language: .korean,
                joinedAt: HostTime().now
            )
            let session = Session(
                opening: identifiers.next(),
                for: account.id,
                device: "bench",
                at: HostTime().now
            )
            let seal = PasswordSeal(text: "none")
            try await accounts.insert(
                account,
                sealedWith: seal,
                consenting: [],
                opening: session,
                ending: nil,
                using: nil
            )
            tokens.append(KeyedTokenIssuer(key).tokens(for: session, at: HostTime().now).access)
        }
        await database.close()
        return tokens
    }
}

/// One event stream, read on demand.
private final class OpenStream {
    private let descriptor: Int32
    private var seen: [UInt8] = []

    init(port: UInt16, token: String) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafeBytes(of: &address) {
            connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, socklen_t($0.count))
        }
        guard descriptor >= 0, connected == 0 else { throw POSIXError(.ECONNREFUSED) }
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let head = Array(
            """
            GET /api/v1/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(token)\r\n\
            Accept: text/event-stream\r\n\r\n
            """.utf8
        )
        guard send(descriptor, head, head.count, 0) == head.count else { throw POSIXError(.EPIPE) }
    }

    deinit {
        close(descriptor)
    }

    /// Waits for the text, which no earlier event contains.
    func read(until text: String) throws {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while !String(decoding: seen, as: UTF8.self).contains(text) {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { throw POSIXError(.ETIMEDOUT) }
            seen += buffer[..<count]
        }
        seen = []
    }
}

extension Double {
    fileprivate var tenths: String { String(format: "%.1f", self) }
}
