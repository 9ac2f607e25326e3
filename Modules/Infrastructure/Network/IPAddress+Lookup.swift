import CCurl
import Dispatch
import Glibc

extension IPAddress {
    /// Resolves a host on a separate thread, because the system's call blocks. Unusual spellings of numeric
    /// addresses, such as `0x7f.1`, resolve to the address that a connection would use.
    public static func all(of host: String) async -> [IPAddress] {
        await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: lookUp(host)) }
        }
    }

    private static let queue = DispatchQueue(label: "address-lookup", attributes: .concurrent)

    private static func lookUp(_ host: String) -> [IPAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        return sequence(first: list) { $0?.pointee.ai_next }
            .prefix { $0 != nil }
            .compactMap { $0?.pointee.ai_addr.flatMap { IPAddress($0) } }
    }

    /// Nil for an address of another family.
    init?(_ socket: UnsafePointer<sockaddr>) {
        let raw = UnsafeRawPointer(socket)
        switch Int32(socket.pointee.sa_family) {
        case AF_INET:
            let address = raw.loadUnaligned(as: sockaddr_in.self).sin_addr
            self.init(bytes: withUnsafeBytes(of: address) { Array($0) })
        case AF_INET6:
            let address = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            self.init(bytes: withUnsafeBytes(of: address) { Array($0) })
        default: return nil
        }
    }
}
