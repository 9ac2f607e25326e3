import CMicroHTTPD
import Glibc

/// A peer's address as IPv6; IPv4 addresses are mapped.
struct PeerAddress: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    private init(_ bytes: UnsafeRawBufferPointer) {
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.dropFirst(8).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private init(version4 address: in_addr) {
        self.init(high: 0, low: 0xFFFF_0000_0000 | UInt64(UInt32(bigEndian: address.s_addr)))
    }

    /// Nil for other address families.
    init?(_ address: UnsafePointer<sockaddr>) {
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET: self.init(version4: raw.loadUnaligned(as: sockaddr_in.self).sin_addr)
        case AF_INET6:
            let address = raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr
            self = withUnsafeBytes(of: address) { PeerAddress($0) }
        default: return nil
        }
    }

    /// Nil unless the text is a numeric address.
    init?(_ text: String) {
        var version4 = in_addr()
        var version6 = in6_addr()
        if inet_pton(AF_INET, text, &version4) == 1 {
            self.init(version4: version4)
        } else if inet_pton(AF_INET6, text, &version6) == 1 {
            self = withUnsafeBytes(of: version6) { PeerAddress($0) }
        } else {
            return nil
        }
    }

    var isVersion4: Bool { high == 0 && low >> 32 == 0xFFFF }

    /// The network of one subscriber: a single IPv4 address, or an IPv6 /64.
    var network: PeerAddress { isVersion4 ? self : masked(to: 64) }

    /// Without the bits after the first ones, of 128.
    func masked(to bits: Int) -> PeerAddress {
        PeerAddress(
            high: high & (~0 << max(0, 64 - bits)),
            low: bits <= 64 ? 0 : low & (~0 << (128 - bits))
        )
    }
}
