/// Streams as zlib reads them.
public enum Deflated {
    public static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var place = 0
        repeat {
            let count = min(0xFFFF, bytes.count - place)
            let isLast = place + count == bytes.count
            let size = [UInt8(count & 0xFF), UInt8(count >> 8)]
            stream += [isLast ? 1 : 0] + size + size.map { ~$0 } + bytes[place..<place + count]
            place += count
        } while place < bytes.count
        return stream + Int(Checksum.adler(bytes)).bigEndianBytes
    }

    /// This number of zeros in 160 times fewer bytes: one, then copies of 258 of it.
    public static func zeros(_ count: Int) -> [UInt8] {
        var bits = BitWriter()
        bits.write(0b011, 3)
        bits.write(0b0000_1100, 8)
        for _ in 0..<(count - 1) / 258 {
            bits.write(0b1010_0011, 8)
            bits.write(0, 5)
        }
        for _ in 0..<(count - 1) % 258 { bits.write(0b0000_1100, 8) }
        bits.write(0, 7)
        let checksum = (count % 65_521) << 16 | 1
        return [0x78, 0x01] + bits.bytes + checksum.bigEndianBytes
    }
}

/// Lowest bit first.
private struct BitWriter {
    private(set) var full: [UInt8] = []
    private var pending = 0
    private var count = 0

    var bytes: [UInt8] { count == 0 ? full : full + [UInt8(pending)] }

    mutating func write(_ value: Int, _ width: Int) {
        pending |= value << count
        count += width
        while count >= 8 {
            full.append(UInt8(pending & 0xFF))
            pending >>= 8
            count -= 8
        }
    }
}

enum Checksum {
    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { sum, byte in table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
        }
    }

    static func adler(_ bytes: [UInt8]) -> UInt32 {
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
