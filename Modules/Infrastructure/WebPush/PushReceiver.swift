import COpenSSL

/// The keys of a browser's subscription, for which messages are encrypted (RFC 8291).
public struct PushReceiver: Sendable {
    /// The most bytes of a message that push services have to accept (RFC 8030, section 7.2).
    public static let longest = 3_993

    private let key: P256Key
    private let secret: [UInt8]

    /// Nil for anything but a point of P-256 and 16 bytes, both in Base64 for addresses.
    /// - Parameters:
    ///   - key: the subscription's `p256dh`.
    ///   - secret: the subscription's `auth`.
    public init?(key: String, secret: String) {
        guard let point = Base64URL.decode(key), let key = P256Key(publicKey: point),
            let secret = Base64URL.decode(secret), secret.count == 16
        else { return nil }
        self.key = key
        self.secret = secret
    }

    /// The body of a request with `Content-Encoding: aes128gcm`. Messages of similar length can't be told
    /// apart by it.
    public func encrypt(_ content: [UInt8]) -> [UInt8] {
        precondition(content.count <= Self.longest, "the caller shortens a message")
        var salt = [UInt8](repeating: 0, count: 16)
        precondition(RAND_bytes(&salt, 16) == 1, "libcrypto has no random numbers")
        return encrypt(content, from: .random(), salt: salt, padding: padding(of: content))
    }

    /// Zeros up to a whole multiple, as far as they fit.
    private func padding(of content: [UInt8]) -> Int {
        let step = 256
        return min((step - content.count % step) % step, Self.longest - content.count)
    }

    /// One record (RFC 8188): salt, size, the sender's key, and the content with its mark and padding.
    func encrypt(_ content: [UInt8], from sender: P256Key, salt: [UInt8], padding: Int = 0) -> [UInt8] {
        guard let shared = sender.sharedSecret(with: key) else {
            preconditionFailure("the sender has a pair of keys")
        }
        let (own, other) = (sender.publicKey, key.publicKey)
        let seed = HKDF.derive(
            32,
            from: shared,
            salt: secret,
            info: Array("WebPush: info\0".utf8) + other + own
        )
        let cipherKey = HKDF.derive(
            16,
            from: seed,
            salt: salt,
            info: Array("Content-Encoding: aes128gcm\0".utf8)
        )
        let nonce = HKDF.derive(12, from: seed, salt: salt, info: Array("Content-Encoding: nonce\0".utf8))
        let record = content + [2] + [UInt8](repeating: 0, count: padding)
        let size: [UInt8] = [0, 0, 0x10, 0]
        return salt + size + [UInt8(own.count)] + own + AES128GCM.seal(record, key: cipherKey, nonce: nonce)
    }
}

/// HKDF with SHA-256 (RFC 5869), for at most 32 bytes.
private enum HKDF {
    static func derive(_ count: Int, from content: [UInt8], salt: [UInt8], info: [UInt8]) -> [UInt8] {
        Array(code(info + [1], key: code(content, key: salt)).prefix(count))
    }

    private static func code(_ content: [UInt8], key: [UInt8]) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        let result = HMAC(EVP_sha256(), key, Int32(key.count), content, content.count, &code, nil)
        precondition(result != nil, "libcrypto has no HMAC")
        return code
    }
}

/// AES-128 in Galois/Counter Mode; the tag follows the content.
private enum AES128GCM {
    static func seal(_ content: [UInt8], key: [UInt8], nonce: [UInt8]) -> [UInt8] {
        guard let context = EVP_CIPHER_CTX_new() else { preconditionFailure("libcrypto has no memory") }
        defer { EVP_CIPHER_CTX_free(context) }
        var sealed = [UInt8](repeating: 0, count: content.count)
        var tag = [UInt8](repeating: 0, count: 16)
        var (count, rest): (Int32, Int32) = (0, 0)
        let isSealed =
            EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), nil, key, nonce) == 1
            && EVP_EncryptUpdate(context, &sealed, &count, content, Int32(content.count)) == 1
            && EVP_EncryptFinal_ex(context, nil, &rest) == 1
            && openssl_get_tag(context, 16, &tag) == 1
        precondition(isSealed && Int(count) == content.count, "libcrypto has no AES-GCM")
        return sealed + tag
    }
}
