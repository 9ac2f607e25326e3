import Glibc
public import JSONCoding

/// A connection on which exactly those bytes are sent that a test gives it.
public final class RawConnection: Sendable {
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// An answer as far as a test asks for it.
    public struct Answer: Sendable, CustomStringConvertible {
        public let status: Int
        public let head: String
        public let body: [UInt8]

        public var json: JSON { (try? JSON(parsing: body)) ?? .null }

        /// As in `409 account.email-taken`.
        public var verdict: String {
            json["code"]?.stringValue.map { "\(status) \($0)" } ?? "\(status)"
        }

        public var description: String { verdict }
    }

    let descriptor: Int32

    /// Throws when no one listens at the port.
    ///
    /// - Parameter host: the last number of the loopback address to come from.
    public init(_ port: Int, from host: UInt8 = 1) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // To choose a port before the other end is known takes long after thousands of connections.
        let own = host == 1 ? 0 : Self.loopback(host, port: 0) { bind(descriptor, $0, size) }
        let other = Self.loopback(1, port: port) { connect(descriptor, $0, size) }
        guard own == 0, other == 0 else { throw Failure(description: "no server listens at \(port)") }
    }

    private static func loopback(
        _ host: UInt8,
        port: Int,
        _ body: (UnsafePointer<sockaddr>) -> Int32
    ) -> Int32 {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0000 | UInt32(host)).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }

    /// Also comes when no one listened.
    deinit {
        close(descriptor)
    }

    /// Sends until the other end takes no more: one that is refused early is not listened to.
    public func say(_ text: String) async throws {
        try await say(Array(text.utf8))
    }

    func say(_ bytes: [UInt8]) async throws {
        try await offPool { [self] in sayHere(bytes) }
    }

    /// The same on the thread that calls it, for a test that can't wait for its turn between two of them.
    public func sayHere(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    public func answer() async throws -> Answer {
        try await offPool { [self] in try answerHere() }
    }

    public func answerHere() throws -> Answer {
        guard let answer = try answerIfAnyHere() else { throw Failure(description: "closed without a word") }
        return answer
    }

    /// Nil when the connection is closed instead.
    func answerIfAny() async throws -> Answer? {
        try await offPool { [self] in try answerIfAnyHere() }
    }

    private func answerIfAnyHere() throws -> Answer? {
        var bytes: [UInt8] = []
        while true {
            if let answer = Answer(bytes) { return answer }
            var buffer = [UInt8](repeating: 0, count: 64 << 10)
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count < 0, errno == EAGAIN { throw Failure(description: "nothing for a minute") }
            guard count > 0 else { return nil }
            bytes += buffer.prefix(count)
        }
    }

    /// A request with a body, and its answer; from elsewhere on the network as a trusted proxy tells it.
    public static func post(
        _ path: String,
        _ body: JSON,
        from origin: String? = nil,
        at port: Int
    ) async throws -> Answer {
        let text = String(decoding: body.encoded(), as: UTF8.self)
        let caller = try RawConnection(port)
        let passedOn = origin.map { "X-Forwarded-For: \($0)\r\n" } ?? ""
        try await caller.say(Self.head("POST", path, passedOn, length: text.utf8.count) + text)
        return try await caller.answer()
    }

    public static func get(_ path: String, token: String? = nil, at port: Int) async throws -> Answer {
        let caller = try RawConnection(port)
        let authorization = token.map { "Authorization: Bearer \($0)\r\n" } ?? ""
        try await caller.say("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\(authorization)\r\n")
        return try await caller.answer()
    }

    public static func head(_ method: String, _ path: String, _ more: String = "", length: Int) -> String {
        "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\(more)"
            + "Content-Length: \(length)\r\n\r\n"
    }
}

extension RawConnection.Answer {
    /// Nil until all of it is there.
    init?(_ bytes: [UInt8]) {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        let lines = head.split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
            return nil
        }
        self.status = status
        let length = lines.first { $0.lowercased().hasPrefix("content-length:") }
            .flatMap { Int($0.drop { $0 != ":" }.dropFirst().drop { $0 == " " }) }
        guard bytes.count - end.upperBound >= length ?? 0 else { return nil }
        body = Array(bytes[end.upperBound...])
    }
}
