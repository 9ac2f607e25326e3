import CSodium

extension SecretKey {
    /// Encrypts and authenticates `content` under this key (XChaCha20-Poly1305).
    /// - Parameter context: not stored, but required to open it.
    public func seal(_ content: [UInt8], with context: [UInt8]) -> [UInt8] {
        _ = sodium
        // Long enough for random nonces without a practical limit.
        let nonce = RandomBytes.make(Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES))
        var sealed = [UInt8](
            repeating: 0,
            count: content.count + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
        )
        let result = crypto_aead_xchacha20poly1305_ietf_encrypt(
            &sealed,
            nil,
            content,
            UInt64(content.count),
            context,
            UInt64(context.count),
            nil,
            nonce,
            bytes
        )
        precondition(result == 0, "sealing has nothing that could fail")
        return nonce + sealed
    }

    /// Returns nil unless the content was sealed with this key and context.
    public func open(_ sealed: [UInt8], with context: [UInt8]) -> [UInt8]? {
        _ = sodium
        let start = Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
        let extra = Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
        guard sealed.count >= start + extra else { return nil }
        let rest = Array(sealed[start...])
        var content = [UInt8](repeating: 0, count: rest.count - extra)
        let result = crypto_aead_xchacha20poly1305_ietf_decrypt(
            &content,
            nil,
            nil,
            rest,
            UInt64(rest.count),
            context,
            UInt64(context.count),
            Array(sealed[..<start]),
            bytes
        )
        return result == 0 ? content : nil
    }
}
