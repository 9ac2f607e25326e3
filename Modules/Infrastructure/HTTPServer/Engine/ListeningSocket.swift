import CMicroHTTPD
import Glibc

/// The reason a server could not start.
public enum ServerFailure: Error, Sendable, CustomStringConvertible {
    case badAddress(String)
    case cannotListen(address: String, port: Int, reason: String)
    case cannotServe(reason: String)
    case alreadyStarted

    public var description: String {
        switch self {
        case .badAddress(let address): "\(address) is not a numeric address"
        case .cannotListen(let address, let port, let reason):
            "cannot listen on \(address) port \(port): \(reason)"
        case .cannotServe(let reason): "cannot serve: \(reason)"
        case .alreadyStarted: "the server was started before"
        }
    }
}

/// A listening socket.
enum ListeningSocket {
    private static let backlog: Int32 = 1024

    static func open(host: String, port: Int) throws(ServerFailure) -> (descriptor: Int32, port: Int) {
        var wish = addrinfo()
        wish.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE
        wish.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &wish, &found) == 0, let address = found else {
            throw .badAddress(host)
        }
        defer { freeaddrinfo(found) }
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let descriptor = socket(address.pointee.ai_family, kind, 0)
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard descriptor >= 0, bind(descriptor, address.pointee.ai_addr, address.pointee.ai_addrlen) == 0,
            listen(descriptor, backlog) == 0
        else {
            let reason = String(cString: strerror(errno))
            if descriptor >= 0 { close(descriptor) }
            throw .cannotListen(address: host, port: port, reason: reason)
        }
        return (descriptor, boundPort(descriptor))
    }

    private static func boundPort(_ descriptor: Int32) -> Int {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutableBytes(of: &storage) { bytes in
            getsockname(descriptor, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &size)
            // Both address families store the port at the same offset, in network order.
            return Int(bytes[2]) << 8 | Int(bytes[3])
        }
    }

    /// The peer's numeric address.
    static func peerText(of descriptor: Int32) -> String {
        var storage = sockaddr_storage()
        var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
        var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let status = withUnsafeMutablePointer(to: &storage) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int32 in
                guard getpeername(descriptor, address, &size) == 0 else { return -1 }
                return getnameinfo(address, size, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
            }
        }
        guard status == 0 else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
