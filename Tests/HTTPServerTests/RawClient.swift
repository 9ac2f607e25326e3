import Glibc
import TestSupport

/// A client that sends exactly the bytes it is given, over a blocking socket on a thread of its own.
final class RawClient: Sendable {
    struct Failure: Error {
        let reason: String
    }

    /// An answer as it came.
    struct Answer: Sendable {
        let status: Int
        let headers: [(name: String, value: String)]
        let body: [UInt8]

        subscript(name: String) -> String? {
            headers.first { $0.name.lowercased() == name.lowercased() }?.value
        }

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private let descriptor: Int32

    /// - Parameter host: the last number of the loopback address to come from.
    init(_ port: Int, from host: UInt8 = 1, receiveBuffer: Int32? = nil) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        if var size = receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
        }
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let own = host == 1 ? 0 : Self.loopback(host, port: 0) { bind(descriptor, $0, size) }
        let other = Self.loopback(1, port: port) { connect(descriptor, $0, size) }
        guard own == 0, other == 0 else { throw Failure(reason: "cannot connect") }
    }

    private static func loopback<Result>(
        _ host: UInt8,
        port: Int,
        _ body: (UnsafePointer<sockaddr>) -> Result
    ) -> Result {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = in_addr_t(0x7F00_0000 | UInt32(host)).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1, body)
        }
    }

    /// Its own.
    var port: Int {
        var address = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutableBytes(of: &address) {
            getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self).baseAddress, &size)
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }

    deinit {
        hangUp()
        close(descriptor)
    }

    func hangUp() {
        shutdown(descriptor, Int32(SHUT_RDWR))
    }

    func send(_ text: String) async throws {
        try await send(Array(text.utf8))
    }

    func send(_ bytes: [UInt8]) async throws {
        try await offPool { [self] in
            var sent = 0
            while sent < bytes.count {
                let count = bytes.withUnsafeBytes {
                    Glibc.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { throw Failure(reason: "the other end does not listen") }
                sent += count
            }
        }
    }

    /// Sends zeros until the other end takes no more, or all are sent; returns how many.
    func fill(_ count: Int) async throws -> Int {
        try await offPool { [self] in
            waitToSend(timeval(tv_sec: 0, tv_usec: 300_000))
            defer { waitToSend(timeval(tv_sec: 30, tv_usec: 0)) }
            let zeros = [UInt8](repeating: 0, count: 64 << 10)
            var sent = 0
            while sent < count {
                let more = Glibc.send(descriptor, zeros, min(zeros.count, count - sent), Int32(MSG_NOSIGNAL))
                guard more > 0 else { break }
                sent += more
            }
            return sent
        }
    }

    private func waitToSend(_ patience: timeval) {
        var patience = patience
        setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    /// A GET, and its answer.
    func get(_ target: String, _ headers: String...) async throws -> Answer {
        let lines = (["Host: test"] + headers).joined(separator: "\r\n")
        try await send("GET \(target) HTTP/1.1\r\n\(lines)\r\n\r\n")
        return try await answer()
    }

    func answer(toHead isHead: Bool = false) async throws -> Answer {
        try await offPool { [self] in
            let head = String(decoding: try read(until: "\r\n\r\n"), as: UTF8.self)
            let lines = head.split(separator: "\r\n")
            guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
            else {
                throw Failure(reason: "no status in \(head)")
            }
            let headers = lines.dropFirst().compactMap { line -> (name: String, value: String)? in
                guard let colon = line.firstIndex(of: ":") else { return nil }
                return (String(line[..<colon]), String(line[line.index(after: colon)...].drop { $0 == " " }))
            }
            let length =
                headers.first { $0.name.lowercased() == "content-length" }.flatMap { Int($0.value) } ?? 0
            let body = isHead || status == 304 ? [] : try read(count: length)
            return Answer(status: status, headers: headers, body: body)
        }
    }

    /// Everything up to these characters, which are the last.
    func read(through mark: String) async throws -> String {
        try await offPool { [self] in String(decoding: try read(until: mark), as: UTF8.self) }
    }

    /// Everything until the other end closes.
    func readToEnd() async throws -> [UInt8] {
        try await offPool { [self] in
            var all: [UInt8] = []
            while let more = try receive(4096) { all += more }
            return all
        }
    }

    /// Whether the other end has closed, having nothing more to say.
    func isClosed() async throws -> Bool {
        try await offPool { [self] in try receive(1) == nil }
    }

    private func read(until mark: String) throws -> [UInt8] {
        var bytes: [UInt8] = []
        let mark = Array(mark.utf8)
        while !bytes.suffix(mark.count).elementsEqual(mark) {
            guard let byte = try receive(1) else {
                throw Failure(reason: "closed after \(bytes.count) bytes")
            }
            bytes += byte
        }
        return bytes
    }

    private func read(count: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < count {
            guard let more = try receive(count - bytes.count) else {
                throw Failure(reason: "closed too early")
            }
            bytes += more
        }
        return bytes
    }

    /// Nil when the other end has closed.
    private func receive(_ count: Int) throws -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        let received = recv(descriptor, &buffer, count, 0)
        if received < 0 && errno == EAGAIN { throw Failure(reason: "nothing came in time") }
        return received > 0 ? Array(buffer.prefix(received)) : nil
    }
}
