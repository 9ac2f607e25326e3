import COpenSSL

/// Owns a key of libcrypto on the curve P-256, a pair or only its public half.
final class P256Key: @unchecked Sendable {
    static let publicSize = 65
    static let privateSize = 32

    // Never changed after initialization; libcrypto reads it from any thread.
    private let key: OpaquePointer

    private init?(_ key: OpaquePointer?) {
        guard let key else {
            ERR_clear_error()
            return nil
        }
        self.key = key
        guard EVP_PKEY_get_base_id(key) == EVP_PKEY_EC, EVP_PKEY_get_bits(key) == 256 else { return nil }
    }

    deinit {
        EVP_PKEY_free(key)
    }

    static func random() -> P256Key {
        guard let key = P256Key(openssl_new_p256_key()) else {
            preconditionFailure("libcrypto has no P-256")
        }
        return key
    }

    /// Nil for bytes that aren't an uncompressed point of the curve.
    convenience init?(publicKey: [UInt8]) {
        guard publicKey.count == Self.publicSize, publicKey[0] == 4 else { return nil }
        self.init(Self.reading(Self.publicHead + publicKey) { d2i_PUBKEY(nil, &$0, $1) })
    }

    /// Nil for bytes that aren't a private key of the curve.
    convenience init?(privateKey: [UInt8]) {
        guard privateKey.count == Self.privateSize, privateKey.contains(where: { $0 != 0 }) else {
            return nil
        }
        self.init(
            Self.reading(Self.privateHead + privateKey + Self.privateTail) {
                d2i_AutoPrivateKey(nil, &$0, $1)
            }
        )
    }

    private static func reading(
        _ der: [UInt8],
        _ read: (inout UnsafePointer<UInt8>?, Int) -> OpaquePointer?
    ) -> OpaquePointer? {
        der.withUnsafeBufferPointer { bytes in
            var start = bytes.baseAddress
            return read(&start, bytes.count)
        }
    }

    /// The point, uncompressed.
    var publicKey: [UInt8] {
        var start: UnsafeMutablePointer<UInt8>?
        let count = i2d_PUBKEY(key, &start)
        defer { CRYPTO_free(start, nil, 0) }
        guard let start, count == Self.publicHead.count + Self.publicSize else {
            preconditionFailure("a key of P-256 has a point")
        }
        return Array(UnsafeBufferPointer(start: start, count: Int(count)).suffix(Self.publicSize))
    }

    /// Nil for a public key.
    var privateKey: [UInt8]? {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(key, "priv", &number) == 1, let number else {
            ERR_clear_error()
            return nil
        }
        defer { BN_clear_free(number) }
        var bytes = [UInt8](repeating: 0, count: Self.privateSize)
        guard BN_bn2binpad(number, &bytes, Int32(bytes.count)) == Self.privateSize else { return nil }
        return bytes
    }

    /// The secret that both pairs can compute. Nil without a private key.
    func sharedSecret(with other: P256Key) -> [UInt8]? {
        guard let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
        defer {
            EVP_PKEY_CTX_free(context)
            ERR_clear_error()
        }
        var secret = [UInt8](repeating: 0, count: Self.privateSize)
        var count = secret.count
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.key) == 1,
            EVP_PKEY_derive(context, &secret, &count) == 1, count == secret.count
        else { return nil }
        return secret
    }

    /// ECDSA with SHA-256: the two numbers of the signature, 32 bytes each. Nil without a private key.
    func signature(of content: [UInt8]) -> [UInt8]? {
        guard let context = EVP_MD_CTX_new() else { return nil }
        defer {
            EVP_MD_CTX_free(context)
            ERR_clear_error()
        }
        var count = Int(EVP_PKEY_get_size(key))
        var der = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestSign(context, &der, &count, content, content.count) == 1,
            let numbers = Self.reading(Array(der[..<count]), { d2i_ECDSA_SIG(nil, &$0, $1) })
        else { return nil }
        defer { ECDSA_SIG_free(numbers) }
        var signature = [UInt8](repeating: 0, count: 2 * Self.privateSize)
        let isWhole = signature.withUnsafeMutableBufferPointer { bytes in
            BN_bn2binpad(ECDSA_SIG_get0_r(numbers), bytes.baseAddress, 32) == 32
                && BN_bn2binpad(ECDSA_SIG_get0_s(numbers), bytes.baseAddress.map { $0 + 32 }, 32) == 32
        }
        return isWhole ? signature : nil
    }

    /// SubjectPublicKeyInfo of P-256 up to the point (RFC 5480).
    static let publicHead: [UInt8] = [
        0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86,
        0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00,
    ]

    /// ECPrivateKey of P-256 before and after the number (RFC 5915).
    private static let privateHead: [UInt8] = [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20]
    private static let privateTail: [UInt8] = [
        0xA0, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07,
    ]
}
