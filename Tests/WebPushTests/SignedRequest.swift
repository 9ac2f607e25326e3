import COpenSSL

@testable import WebPush

/// The header `Authorization` of a request to a push service, as the service reads it.
struct SignedRequest {
    private let content: [UInt8]
    private let signature: [UInt8]
    private let key: [UInt8]

    /// Nil for another header than RFC 8292 describes.
    init?(_ authorization: String) {
        let parts = authorization.dropFirst("vapid ".count).split(separator: ",").map { part in
            part.drop { $0 == " " }
        }
        guard authorization.hasPrefix("vapid "), parts.count == 2, parts[0].hasPrefix("t="),
            parts[1].hasPrefix("k="), let dot = parts[0].lastIndex(of: "."),
            let signature = Base64URL.decode(String(parts[0][parts[0].index(after: dot)...])),
            signature.count == 64, let key = Base64URL.decode(String(parts[1].dropFirst(2)))
        else { return nil }
        content = Array(parts[0][..<dot].dropFirst(2).utf8)
        self.signature = signature
        self.key = key
    }

    /// Whether the key that it names made the signature.
    var isSigned: Bool {
        let der = P256Key.publicHead + key
        let read = der.withUnsafeBufferPointer { bytes in
            var start = bytes.baseAddress
            return d2i_PUBKEY(nil, &start, bytes.count)
        }
        guard let read, let context = EVP_MD_CTX_new() else { return false }
        defer {
            EVP_MD_CTX_free(context)
            EVP_PKEY_free(read)
            ERR_clear_error()
        }
        let numbers = Self.number(signature[..<32]) + Self.number(signature[32...])
        let encoded = [0x30, UInt8(numbers.count)] + numbers
        return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, read) == 1
            && EVP_DigestVerify(context, encoded, encoded.count, content, content.count) == 1
    }

    /// A positive number in DER.
    private static func number(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        let digits = bytes.drop { $0 == 0 }
        let sign: [UInt8] = (digits.first ?? 0x80) >= 0x80 ? [0] : []
        return [0x02, UInt8(sign.count + digits.count)] + sign + digits
    }
}
