/// Numeric addresses and networks, such as `10.0.0.1` and `172.18.0.0/16`.
public struct AddressRanges: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// An address matches by its first bits.
    private struct Range: Hashable, Sendable {
        let network: PeerAddress
        /// Of the address as IPv6.
        let bits: Int
    }

    private let ranges: [Range]

    public static let none = AddressRanges(ranges: [])

    private init(ranges: [Range]) {
        self.ranges = ranges
    }

    /// Nil if one of them is neither an address nor a network in CIDR notation. Bits after the prefix of a
    /// network are ignored.
    public init?(_ texts: [String]) {
        var ranges: [Range] = []
        for text in texts {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard let first = parts.first, parts.count <= 2, let address = PeerAddress(String(first)) else {
                return nil
            }
            let most = address.isVersion4 ? 32 : 128
            let bits = parts.count == 1 ? most : Int(parts[1]) ?? -1
            guard (0...most).contains(bits) else { return nil }
            let all = 128 - most + bits
            ranges.append(Range(network: address.masked(to: all), bits: all))
        }
        self.init(ranges: ranges)
    }

    /// - Precondition: each is an address or a network.
    public init(arrayLiteral texts: String...) {
        guard let ranges = AddressRanges(texts) else { preconditionFailure("not addresses: \(texts)") }
        self = ranges
    }

    public var isEmpty: Bool { ranges.isEmpty }

    public func contains(_ address: String) -> Bool {
        !isEmpty && PeerAddress(address).map(contains) ?? false
    }

    func contains(_ address: PeerAddress) -> Bool {
        ranges.contains { address.masked(to: $0.bits) == $0.network }
    }

    /// The client behind these proxies: the last address of `X-Forwarded-For` that isn't one of them, since
    /// earlier ones may be forged. A client that isn't behind one is the sender itself.
    public func client(of request: Request) -> String {
        guard contains(request.remoteAddress) else { return request.remoteAddress }
        let stations = request.headers.values("X-Forwarded-For").joined(separator: ",").split(separator: ",")
        let addresses = stations.map { $0.filter { $0 != " " } }
        return addresses.last { !contains($0) } ?? request.remoteAddress
    }
}
