import Domain
import Secrets

/// Identifiers in unguessable form, as `identifier.seal`.
extension SecretKey {
    func sealed<Thing>(_ id: Identifier<Thing>) -> String {
        "\(id).\(Base64URL.encode(mac(Array(id.description.utf8))))"
    }

    /// Returns nil for a text that wasn't sealed with this key.
    func opened<Thing>(_ text: String) -> Identifier<Thing>? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let seal = Base64URL.decode(String(parts[1])),
            verifies(seal, for: Array(parts[0].utf8))
        else { return nil }
        return Identifier(String(parts[0]))
    }
}
