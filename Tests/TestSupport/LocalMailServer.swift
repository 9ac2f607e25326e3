import Foundation
import Synchronization

/// An SMTP server for one test, on a real socket: it accepts emails or refuses them.
///
/// Accepting and reading block. They run on threads of their own, because a blocked dispatch worker is
/// missing to every other test.
public final class LocalMailServer: Sendable {
    public struct Delivery: Sendable {
        public let from: String
        public let to: String
        public let raw: String

        /// The text as a reader sees it.
        public var text: String { content("text/plain") ?? "" }

        /// The same as HTML; nil for an email without.
        public var html: String? { content("text/html") }

        /// The value of a header on one line.
        public func header(_ name: String) -> String? {
            raw.components(separatedBy: "\r\n").prefix { !$0.isEmpty }
                .first { $0.hasPrefix("\(name): ") }.map { String($0.dropFirst(name.count + 2)) }
        }

        private func content(_ type: String) -> String? {
            let end = raw.range(of: "Content-Type: \(type);")?.upperBound
            guard let body = end.map({ raw[$0...] })?.range(of: "\r\n\r\n")?.upperBound else { return nil }
            // A boundary begins with hyphens, which base64 doesn't contain.
            let code = raw[body...].prefix { $0 != "-" }.filter { !$0.isNewline }
            return Data(base64Encoded: String(code)).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    public enum Policy: Sendable {
        case accepting
        /// Answers a recipient with this code, as in 550.
        case refusing(code: Int)
        /// Requires this name and password.
        case authenticating(user: String, password: String)
    }

    private struct State {
        var policy: Policy
        var deliveries: [Delivery] = []
    }

    public var port: Int { socket.port }
    private let socket: LoopbackSocket
    private let state: Mutex<State>

    public init(_ policy: Policy = .accepting) throws {
        state = Mutex(State(policy: policy))
        // A client that is killed while it sends closes its end.
        signal(SIGPIPE, SIG_IGN)
        socket = try LoopbackSocket()
        Thread.detachNewThread { [weak self, socket] in
            while let connection = socket.nextConnection() {
                guard let self else {
                    close(connection)
                    return
                }
                Thread.detachNewThread { Dialogue(connection, self).run() }
            }
        }
    }

    deinit {
        socket.shutDown()
    }

    public var address: String { "smtp://127.0.0.1:\(port)" }
    public var deliveries: [Delivery] { state.withLock { $0.deliveries } }

    public func change(to policy: Policy) {
        state.withLock { $0.policy = policy }
    }

    fileprivate var policy: Policy { state.withLock { $0.policy } }

    fileprivate func take(_ delivery: Delivery) {
        state.withLock { $0.deliveries.append(delivery) }
    }
}

/// The commands of one connection.
private struct Dialogue {
    private let stream: UnsafeMutablePointer<FILE>?
    private let mail: LocalMailServer

    init(_ socket: Int32, _ mail: LocalMailServer) {
        stream = fdopen(socket, "r+")
        self.mail = mail
    }

    func run() {
        guard let stream else { return }
        defer { fclose(stream) }
        setvbuf(stream, nil, Int32(_IONBF), 0)
        var sender = ""
        var recipient = ""
        send("220 mail.test")
        while let line = readLine() {
            switch line.prefix(4).uppercased() {
            case "EHLO":
                send(authenticates ? "250-mail.test\r\n250 AUTH PLAIN" : "250 mail.test")
            case "AUTH": send(accept(line) ? "235 ok" : "535 refused")
            case "MAIL":
                sender = Self.address(in: line)
                send("250 ok")
            case "RCPT":
                recipient = Self.address(in: line)
                if case .refusing(let code) = mail.policy {
                    send("\(code) refused")
                } else {
                    send("250 ok")
                }
            case "DATA":
                send("354 continue")
                mail.take(.init(from: sender, to: recipient, raw: message()))
                send("250 ok")
            case "QUIT":
                send("221 bye")
                return
            default: send("500 unknown command")
            }
        }
    }

    private var authenticates: Bool {
        if case .authenticating = mail.policy { true } else { false }
    }

    private func accept(_ line: String) -> Bool {
        guard case .authenticating(let user, let password) = mail.policy else { return true }
        var credentials = line.split(separator: " ").last.map(String.init) ?? ""
        if credentials.uppercased() == "PLAIN" {
            send("334 ")
            credentials = readLine() ?? ""
        }
        return Data(base64Encoded: credentials) == Data("\0\(user)\0\(password)".utf8)
    }

    private func message() -> String {
        var lines: [String] = []
        while let line = readLine(), line != "." {
            lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
        }
        return lines.joined(separator: "\r\n")
    }

    private func send(_ line: String) {
        fputs(line + "\r\n", stream)
    }

    private func readLine() -> String? {
        var buffer = [CChar](repeating: 0, count: 4_096)
        guard fgets(&buffer, Int32(buffer.count), stream) != nil else { return nil }
        let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: ["\r", "\n"])
    }

    private static func address(in line: String) -> String {
        guard let start = line.firstIndex(of: "<"), let end = line.firstIndex(of: ">") else { return "" }
        return String(line[line.index(after: start)..<end])
    }
}
