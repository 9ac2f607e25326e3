/// The network address by which calls are rate limited: one IPv4 address, or the /64 of an IPv6 address,
/// which belongs to one subscriber. An IPv4-mapped IPv6 address counts as IPv4.
public struct Origin: Hashable, Sendable {
    public let text: String
    /// Whether one subscriber uses it alone. An IPv4 address may be shared by thousands of a carrier's
    /// customers.
    public let isOneSubscriber: Bool

    /// - Parameter address: as the socket or a trusted proxy reports it. Other text is used unchanged.
    public init(_ address: String) {
        guard let groups = Self.groups(of: address) else {
            text = address
            isOneSubscriber = false
            return
        }
        if groups[..<5].allSatisfy({ $0 == 0 }), groups[5] == 0xFFFF {
            text = [groups[6] >> 8, groups[6] & 0xFF, groups[7] >> 8, groups[7] & 0xFF]
                .map(String.init).joined(separator: ".")
            isOneSubscriber = false
        } else {
            text = groups[..<4].map { String($0, radix: 16) }.joined(separator: ":") + "::/64"
            isOneSubscriber = true
        }
    }

    /// The eight groups of an IPv6 address; nil for anything else (RFC 4291, 2.2).
    private static func groups(of address: String) -> [UInt16]? {
        let address = address.prefix { $0 != "%" }
        guard address.utf8.count <= 45, address.contains(":") else { return nil }
        guard let gap = address.firstRange(of: "::") else {
            return part(address).flatMap { $0.count == 8 ? $0 : nil }
        }
        guard let head = part(address[..<gap.lowerBound]), let tail = part(address[gap.upperBound...]),
            head.count + tail.count < 8
        else { return nil }
        return head + Array(repeating: 0, count: 8 - head.count - tail.count) + tail
    }

    private static func part(_ text: Substring) -> [UInt16]? {
        guard !text.isEmpty else { return [] }
        var groups: [UInt16] = []
        let words = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, word) in words.enumerated() {
            if index == words.count - 1, word.contains(".") {
                let bytes = word.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
                guard bytes.count == 4, !bytes.contains(nil) else { return nil }
                let known = bytes.compactMap { $0.map(UInt16.init) }
                groups += [known[0] << 8 | known[1], known[2] << 8 | known[3]]
            } else {
                guard word.utf8.count <= 4, word.allSatisfy(\.isHexDigit), let group = UInt16(word, radix: 16)
                else { return nil }
                groups.append(group)
            }
        }
        return groups
    }
}
