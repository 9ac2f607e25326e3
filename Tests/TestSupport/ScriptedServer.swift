import Foundation
import Synchronization

/// A server on the loopback address that does what it is told, one thread for each connection.
public final class ScriptedServer: Sendable {
    /// One request as it came, and the means to answer it well or badly.
    public struct Exchange: Sendable {
        public let head: String
        public let bytes: [UInt8]
        fileprivate let socket: Int32

        public var body: String { String(decoding: bytes, as: UTF8.self) }
        public var target: String { String(head.split(separator: " ")[1]) }
        public var method: String { String(head.split(separator: " ")[0]) }

        public func header(_ name: String) -> String? {
            head.split(separator: "\r\n")
                .first { $0.lowercased().hasPrefix(name.lowercased() + ": ") }
                .map { String($0.dropFirst(name.count + 2)) }
        }

        /// False once no one listens any more.
        @discardableResult
        public func send(_ text: String) -> Bool { send(Array(text.utf8)) }

        @discardableResult
        public func send(_ bytes: [UInt8]) -> Bool {
            Foundation.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        }

        public func answer(_ status: Int = 200, _ headers: [String: String] = [:], body: String = "") {
            answer(status, headers, bytes: Array(body.utf8))
        }

        public func answer(_ status: Int = 200, _ headers: [String: String] = [:], bytes: [UInt8]) {
            let fields = headers.map { "\($0): \($1)\r\n" }.joined()
            let head =
                "HTTP/1.1 \(status) X\r\nContent-Length: \(bytes.count)\r\n"
                + "Connection: close\r\n\(fields)\r\n"
            send(Array(head.utf8) + bytes)
        }

        /// Breaks the connection off, as a crash or a firewall would.
        public func reset() {
            var option = linger(l_onoff: 1, l_linger: 0)
            setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        }

        /// Returns when the client has hung up.
        public func waitForHangUp() {
            var byte: UInt8 = 0
            while recv(socket, &byte, 1, 0) > 0 {}
        }
    }

    private let socket: LoopbackSocket
    private let received = Mutex<[Exchange]>([])

    public var port: Int { socket.port }
    public var requests: [Exchange] { received.withLock { $0 } }

    public init(_ script: @escaping @Sendable (Exchange, Int) -> Void) throws {
        socket = try LoopbackSocket()
        Thread.detachNewThread { [weak self, socket] in
            while let connection = socket.nextConnection() {
                guard let server = self else {
                    close(connection)
                    return
                }
                server.serve(connection, script)
            }
        }
    }

    deinit {
        socket.shutDown()
    }

    public func url(_ path: String = "/", host: String = "127.0.0.1") -> String {
        "http://\(host):\(port)\(path)"
    }

    private func serve(_ connection: Int32, _ script: @escaping @Sendable (Exchange, Int) -> Void) {
        Thread.detachNewThread { [weak self] in
            defer { close(connection) }
            guard let exchange = Self.read(from: connection) else { return }
            let number = self?.received.withLock { received in
                received.append(exchange)
                return received.count
            }
            script(exchange, number ?? 0)
        }
    }

    private static func read(from connection: Int32) -> Exchange? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while true {
            if let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) {
                let exchange = Exchange(
                    head: String(decoding: bytes[..<end.lowerBound], as: UTF8.self),
                    bytes: Array(bytes[end.upperBound...]),
                    socket: connection
                )
                if exchange.bytes.count >= Int(exchange.header("Content-Length") ?? "0") ?? 0 {
                    return exchange
                }
            }
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            bytes += chunk.prefix(count)
        }
    }
}
