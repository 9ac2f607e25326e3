import Dispatch
import Foundation
import Synchronization

/// A mail server of one test's own, on a real socket: it speaks enough SMTP to take letters, or to refuse
/// them.
public final class PostOffice: Sendable {
    public struct Delivery: Sendable {
        public let from: String
        public let to: String
        public let raw: String

        /// The text as a reader sees it.
        public var text: String {
            let parts = raw.components(separatedBy: "\r\n\r\n")
            let body = parts.dropFirst().joined().filter { !$0.isNewline && $0 != "\r\n" }
            return Data(base64Encoded: body).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
    }

    public enum Mood: Sendable {
        case friendly
        /// Says so at the recipient, as in "550".
        case refusing(code: Int)
        /// Wants this name and password first.
        case knowing(user: String, password: String)
    }

    private struct State {
        var mood: Mood
        var deliveries: [Delivery] = []
        var logins: [String] = []
    }

    public var port: Int { socket.port }
    private let socket: LoopbackSocket
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "post office", attributes: .concurrent)

    public init(_ mood: Mood = .friendly) throws {
        state = Mutex(State(mood: mood))
        socket = try LoopbackSocket()
        queue.async { [weak self, socket] in
            while let caller = socket.nextCaller() {
                guard let self else {
                    close(caller)
                    return
                }
                self.queue.async { Conversation(caller, self).hold() }
            }
        }
    }

    deinit {
        socket.hangUp()
    }

    public var address: String { "smtp://127.0.0.1:\(port)" }
    public var deliveries: [Delivery] { state.withLock { $0.deliveries } }

    public func become(_ mood: Mood) {
        state.withLock { $0.mood = mood }
    }

    fileprivate var mood: Mood { state.withLock { $0.mood } }

    fileprivate func take(_ delivery: Delivery) {
        state.withLock { $0.deliveries.append(delivery) }
    }
}

/// One caller's visit.
private struct Conversation {
    private let stream: UnsafeMutablePointer<FILE>?
    private let identityProviders: PostOffice

    init(_ socket: Int32, _ identityProviders: PostOffice) {
        stream = fdopen(socket, "r+")
        self.identityProviders = identityProviders
    }

    func hold() {
        guard let stream else { return }
        defer { fclose(stream) }
        setvbuf(stream, nil, Int32(_IONBF), 0)
        var sender = ""
        var recipient = ""
        say("220 post office")
        while let line = hear() {
            switch line.prefix(4).uppercased() {
            case "EHLO":
                say(isPicky ? "250-post office\r\n250 AUTH PLAIN" : "250 post office")
            case "AUTH": say(admits(line) ? "235 welcome" : "535 who are you?")
            case "MAIL":
                sender = Self.address(in: line)
                say("250 ok")
            case "RCPT":
                recipient = Self.address(in: line)
                if case .refusing(let code) = identityProviders.mood {
                    say("\(code) no")
                } else {
                    say("250 ok")
                }
            case "DATA":
                say("354 go on")
                identityProviders.take(.init(from: sender, to: recipient, raw: letter()))
                say("250 taken")
            case "QUIT":
                say("221 bye")
                return
            default: say("500 what?")
            }
        }
    }

    private var isPicky: Bool {
        if case .knowing = identityProviders.mood { true } else { false }
    }

    private func admits(_ line: String) -> Bool {
        guard case .knowing(let user, let password) = identityProviders.mood else { return true }
        var credentials = line.split(separator: " ").last.map(String.init) ?? ""
        if credentials.uppercased() == "PLAIN" {
            say("334 ")
            credentials = hear() ?? ""
        }
        return Data(base64Encoded: credentials) == Data("\0\(user)\0\(password)".utf8)
    }

    private func letter() -> String {
        var lines: [String] = []
        while let line = hear(), line != "." {
            lines.append(line.hasPrefix("..") ? String(line.dropFirst()) : line)
        }
        return lines.joined(separator: "\r\n")
    }

    private func say(_ line: String) {
        fputs(line + "\r\n", stream)
    }

    private func hear() -> String? {
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
