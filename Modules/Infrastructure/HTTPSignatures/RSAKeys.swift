import COpenSSL

/// A key that signs (RSASSA-PKCS1-v1_5 with SHA-256).
public struct RSAPrivateKey: Sendable {
    /// PKCS #8 in PEM.
    public let pem: String
    /// SubjectPublicKeyInfo in PEM.
    public let publicPEM: String

    /// Nil when the key can't be read, or is too short.
    public init?(pem: String) {
        guard let key = KeyHandle(privatePEM: pem), let publicPEM = key.publicPEM else { return nil }
        self.pem = pem
        self.publicPEM = publicPEM
    }

    /// A new key of 2048 bits.
    public static func generate() -> RSAPrivateKey {
        guard let pem = KeyHandle.generated()?.privatePEM, let key = RSAPrivateKey(pem: pem) else {
            preconditionFailure("libcrypto has no RSA")
        }
        return key
    }

    public func signature(of content: [UInt8]) -> [UInt8] {
        guard let key = KeyHandle(privatePEM: pem), let signature = key.signature(of: content) else {
            preconditionFailure("a key that was read before can sign")
        }
        return signature
    }
}

/// A key that verifies (RSASSA-PKCS1-v1_5 with SHA-256).
public struct RSAPublicKey: Sendable {
    private let pem: String

    /// Nil for anything but a public RSA key of 2048 to 8192 bits. Longer ones would cost others' time.
    public init?(pem: String) {
        guard KeyHandle(publicPEM: pem) != nil else { return nil }
        self.pem = pem
    }

    public func verifies(_ signature: [UInt8], of content: [UInt8]) -> Bool {
        KeyHandle(publicPEM: pem)?.verifies(signature, of: content) ?? false
    }
}

/// Owns a key of libcrypto.
private final class KeyHandle {
    private static let bits: ClosedRange<Int32> = 2_048...8_192
    private static let longestPEM = 16_384

    private let key: OpaquePointer

    private init?(_ key: OpaquePointer?) {
        guard let key else {
            ERR_clear_error()
            return nil
        }
        self.key = key
        guard EVP_PKEY_get_base_id(key) == EVP_PKEY_RSA, Self.bits.contains(EVP_PKEY_get_bits(key)) else {
            return nil
        }
    }

    deinit {
        EVP_PKEY_free(key)
    }

    static func generated() -> KeyHandle? { KeyHandle(openssl_new_rsa_key(2_048)) }

    convenience init?(privatePEM: String) {
        // With a callback that gives no password, an encrypted key is refused instead of asked about.
        self.init(Self.reading(privatePEM) { PEM_read_bio_PrivateKey($0, nil, { _, _, _, _ in -1 }, nil) })
    }

    convenience init?(publicPEM: String) {
        guard publicPEM.contains("-----BEGIN PUBLIC KEY-----") else { return nil }
        self.init(Self.reading(publicPEM) { PEM_read_bio_PUBKEY($0, nil, nil, nil) })
    }

    private static func reading(_ pem: String, _ read: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
        var pem = pem
        return pem.withUTF8 { bytes in
            // The reader keeps the pointer, so it ends before the closure.
            guard bytes.count <= longestPEM, let bio = BIO_new_mem_buf(bytes.baseAddress, Int32(bytes.count))
            else { return nil }
            defer { BIO_free(bio) }
            return read(bio)
        }
    }

    var privatePEM: String? {
        written { PEM_write_bio_PKCS8PrivateKey($0, key, nil, nil, 0, nil, nil) }
    }

    var publicPEM: String? { written { PEM_write_bio_PUBKEY($0, key) } }

    private func written(_ write: (OpaquePointer) -> Int32) -> String? {
        guard let bio = BIO_new(BIO_s_mem()) else { return nil }
        defer { BIO_free(bio) }
        guard write(bio) == 1 else { return nil }
        var text = [UInt8](repeating: 0, count: Self.longestPEM)
        let count = BIO_read(bio, &text, Int32(text.count))
        return count > 0 ? String(decoding: text[..<Int(count)], as: UTF8.self) : nil
    }

    func signature(of content: [UInt8]) -> [UInt8]? {
        guard let context = EVP_MD_CTX_new() else { return nil }
        defer { EVP_MD_CTX_free(context) }
        var count = Int(EVP_PKEY_get_size(key))
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSignInit(context, nil, EVP_sha256(), nil, key) == 1,
            EVP_DigestSign(context, &signature, &count, content, content.count) == 1
        else { return nil }
        return Array(signature[..<count])
    }

    func verifies(_ signature: [UInt8], of content: [UInt8]) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer {
            EVP_MD_CTX_free(context)
            ERR_clear_error()
        }
        return EVP_DigestVerifyInit(context, nil, EVP_sha256(), nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, content, content.count) == 1
    }
}
