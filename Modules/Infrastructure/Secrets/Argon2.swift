import CSodium
import Glibc

/// Argon2id with fixed parameters, run on the calling thread.
struct Argon2: Sendable {
    private let memory: Int
    private let passes: UInt64

    init(memory: Int, passes: Int) {
        _ = sodium
        self.memory = max(memory, Int(crypto_pwhash_argon2id_memlimit_min()))
        self.passes = max(UInt64(clamping: passes), UInt64(crypto_pwhash_argon2id_opslimit_min()))
    }

    func hash(_ password: String) throws(SecretsError) -> String {
        let password = password.utf8.map(CChar.init(bitPattern:))
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_argon2id_strbytes()))
        guard crypto_pwhash_argon2id_str(&text, password, UInt64(password.count), passes, memory) == 0 else {
            throw .outOfMemory
        }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    func verify(_ password: String, against hash: String) throws(SecretsError) -> Bool {
        guard let text = padded(hash) else { return false }
        let password = password.utf8.map(CChar.init(bitPattern:))
        errno = 0
        if crypto_pwhash_argon2id_str_verify(text, password, UInt64(password.count)) == 0 { return true }
        if errno == ENOMEM { throw .outOfMemory }
        return false
    }

    func needsRehash(_ hash: String) -> Bool {
        guard let text = padded(hash) else { return true }
        return crypto_pwhash_argon2id_str_needs_rehash(text, passes, memory) != 0
    }

    /// The library reads a fixed number of bytes, regardless of the text's length.
    private func padded(_ hash: String) -> [CChar]? {
        let size = Int(crypto_pwhash_argon2id_strbytes())
        guard hash.utf8.count < size else { return nil }
        return hash.utf8.map(CChar.init(bitPattern:)) + Array(repeating: 0, count: size - hash.utf8.count)
    }
}
