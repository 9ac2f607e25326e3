import COpenSSL

/// A secret shared with an app that shows a code of six digits, another one every 30 seconds (RFC 6238 with
/// HMAC-SHA-1, which all apps know).
public struct OneTimeSecret: Sendable {
    /// As long as the hash, as RFC 4226 recommends.
    public static let size = 20
    public static let digits = 6
    public static let period = 30

    public let bytes: [UInt8]

    /// Nil unless there are exactly ``size`` bytes.
    public init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.size else { return nil }
        self.bytes = bytes
    }

    /// The step of a time in seconds since 1970.
    public static func step(at seconds: Int64) -> Int64 { seconds / Int64(period) }

    public func code(at step: Int64) -> String {
        let hash = hash(of: (0..<8).map { UInt8(truncatingIfNeeded: step >> (56 - 8 * $0)) })
        let start = Int(hash[hash.count - 1] & 0xF)
        let number = hash[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let code = String(number % 1_000_000)
        return String(repeating: "0", count: Self.digits - code.count) + code
    }

    /// The step of which this is the code: the one at that time, or one before or after it, since clocks
    /// differ. Compares all of them, in time independent of the first difference.
    public func step(of code: String, at seconds: Int64) -> Int64? {
        let (typed, now) = (Array(code.utf8), Self.step(at: seconds))
        return [now - 1, now, now + 1].reduce(nil) { found, step in
            let expected = Array(self.code(at: step).utf8)
            let isEqual =
                typed.count == expected.count && CRYPTO_memcmp(typed, expected, expected.count) == 0
            return isEqual ? step : found
        }
    }

    private func hash(of message: [UInt8]) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Self.size)
        var count = UInt32(hash.count)
        let result = HMAC(
            EVP_sha1(),
            bytes,
            Int32(bytes.count),
            message,
            message.count,
            &hash,
            &count
        )
        precondition(result != nil && count == hash.count, "libcrypto has no HMAC-SHA-1")
        return hash
    }
}

extension OneTimeSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "OneTimeSecret(redacted)" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
