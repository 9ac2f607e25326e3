/// An IPv4 address of 4 bytes, or an IPv6 address of 16.
public struct IPAddress: Sendable, Hashable {
    public let bytes: [UInt8]

    public init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Whether the address belongs to the public internet. An IPv4 address embedded in an IPv6 address is
    /// judged as IPv4.
    public var isPublic: Bool {
        if let inner = innerIPv4 { return inner.isPublic }
        let reserved = bytes.count == 4 ? reservedIPv4 : reservedIPv6
        return !reserved.contains { contains($0) }
    }

    private func contains(_ block: Block) -> Bool {
        (0..<block.bits).allSatisfy { bit in
            let mask: UInt8 = 0x80 >> UInt8(bit % 8)
            let expected = bit / 8 < block.start.count ? block.start[bit / 8] : 0
            return bytes[bit / 8] & mask == expected & mask
        }
    }

    private var innerIPv4: IPAddress? {
        guard bytes.count == 16 else { return nil }
        if contains(mapped) || contains(translated) { return IPAddress(bytes: Array(bytes[12..<16])) }
        if contains(sixToFour) { return IPAddress(bytes: Array(bytes[2..<6])) }
        return nil
    }
}

private struct Block {
    let start: [UInt8]
    let bits: Int
}

private let mapped = Block(start: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], bits: 96)
private let translated = Block(start: [0, 0x64, 0xFF, 0x9B], bits: 96)
private let sixToFour = Block(start: [0x20, 0x02], bits: 16)

/// From IANA's registry of special-purpose addresses.
private let reservedIPv4 = [
    Block(start: [0], bits: 8), Block(start: [10], bits: 8), Block(start: [100, 64], bits: 10),
    Block(start: [127], bits: 8), Block(start: [169, 254], bits: 16), Block(start: [172, 16], bits: 12),
    Block(start: [192, 0, 0], bits: 24), Block(start: [192, 0, 2], bits: 24),
    Block(start: [192, 88, 99], bits: 24), Block(start: [192, 168], bits: 16),
    Block(start: [198, 18], bits: 15), Block(start: [198, 51, 100], bits: 24),
    Block(start: [203, 0, 113], bits: 24), Block(start: [224], bits: 4), Block(start: [240], bits: 4),
]

/// Unspecified, loopback and compatible addresses share the first block.
private let reservedIPv6 = [
    Block(start: [], bits: 96), Block(start: [0, 0x64, 0xFF, 0x9B, 0, 1], bits: 48),
    Block(start: [1], bits: 64), Block(start: [0x20, 1, 0], bits: 23),
    Block(start: [0x20, 1, 0x0D, 0xB8], bits: 32),
    Block(start: [0x3F, 0xFF], bits: 20), Block(start: [0xFC], bits: 7),
    Block(start: [0xFE, 0x80], bits: 10),
    Block(start: [0xFE, 0xC0], bits: 10), Block(start: [0xFF], bits: 8),
]
