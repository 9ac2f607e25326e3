import Domain
import Secrets

/// Texts in unguessable form, as `claim.seal`. The seal is a keyed hash.
extension SecretKey {
    func sealed(_ claim: String) -> String {
        "\(claim).\(Base64URL.encode(mac(Array(claim.utf8))))"
    }

    func sealed<Thing>(_ id: Identifier<Thing>) -> String { sealed(id.description) }

    /// Returns nil for a text that wasn't sealed with this key.
    func opened(_ text: String) -> Substring? {
        guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")),
            let seal = Base64URL.decode(String(text[text.utf8.index(after: dot)...])),
            verifies(seal, for: Array(text.utf8[..<dot]))
        else { return nil }
        return text[..<dot]
    }

    func opened<Thing>(_ text: String) -> Identifier<Thing>? {
        opened(text).flatMap { Identifier(String($0)) }
    }
}
