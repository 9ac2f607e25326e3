import Glibc

/// Tells the service manager that started this process about its state, by the protocol of sd_notify(3).
public struct Supervisor: Sendable {
    public enum Message: Equatable, Sendable {
        /// Started, or done with reloading.
        case ready
        case reloading
        case stopping
        /// Proof that the process isn't stuck.
        case alive
        /// A line for people, as `systemctl status` shows it.
        case status(String)

        var lines: String {
            switch self {
            case .ready: "READY=1"
            case .reloading: "RELOADING=1\nMONOTONIC_USEC=\(monotonicMicroseconds)"
            case .stopping: "STOPPING=1"
            case .alive: "WATCHDOG=1"
            case .status(let text): "STATUS=" + text.split(whereSeparator: \.isNewline).joined(separator: " ")
            }
        }
    }

    /// The path of a datagram socket, or an abstract name after `@`; nil without a service manager.
    private let socketName: String?
    /// How long the process may go without a sign of life before it is restarted; nil for any time.
    public let watchdog: Duration?

    public init(environment: [String: String]) {
        let name = environment["NOTIFY_SOCKET"] ?? ""
        socketName = name.hasPrefix("/") || name.hasPrefix("@") ? name : nil
        let isMeant = environment["WATCHDOG_PID"].map { $0 == "\(getpid())" } ?? true
        let microseconds = isMeant ? environment["WATCHDOG_USEC"].flatMap { Int64($0) } ?? 0 : 0
        watchdog = microseconds > 0 ? .microseconds(microseconds) : nil
    }

    /// Sends messages as one datagram. A service manager that doesn't take it is no reason to fail.
    public func tell(_ messages: Message...) {
        guard let socketName else { return }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        guard let (address, length) = Self.address(of: socketName) else { return }
        let text = Array(messages.map(\.lines).joined(separator: "\n").utf8)
        _ = withUnsafePointer(to: address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                sendto(descriptor, text, text.count, Int32(MSG_NOSIGNAL), address, length)
            }
        }
    }

    /// Nil for a name that is too long.
    private static func address(of name: String) -> (sockaddr_un, socklen_t)? {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        var bytes = Array(name.utf8)
        if bytes.first == UInt8(ascii: "@") { bytes[0] = 0 }
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let path = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) ?? MemoryLayout<sa_family_t>.size
        return (address, socklen_t(path + bytes.count))
    }
}

private var monotonicMicroseconds: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
}
