/// A fast hash, stable across machines and versions. It detects damage, not tampering.
enum StableHash {
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    static func hash(_ bytes: ArraySlice<UInt8>, seed: UInt64) -> UInt64 {
        bytes.withUnsafeBytes { buffer in
            var hash = mixed(seed &+ UInt64(buffer.count), 0)
            var place = 0
            while place + 8 <= buffer.count {
                let word = buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                hash = mixed(hash, UInt64(littleEndian: word))
                place += 8
            }
            let tail = buffer[place...].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return mixed(mixed(hash, tail), multiplier)
        }
    }

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word).multipliedFullWidth(by: multiplier)
        return product.high ^ product.low ^ (hash &+ multiplier)
    }
}
