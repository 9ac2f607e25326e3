import Domain
import HTTPServer

extension Request {
    /// The client's `Idempotency-Key`, if it sent one, tied to everything that makes this request what it is.
    var key: RequestKey? {
        get throws {
            guard let text = headers["Idempotency-Key"] else { return nil }
            // FNV-1a: it tells a mistake from a repetition, and nobody gains by a collision with their own.
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in Array("\(method.rawValue) \(path)\n".utf8) + body.bytes {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
            return try RequestKey(text, fingerprint: Int64(bitPattern: hash))
        }
    }
}
