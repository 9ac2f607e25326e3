public import Domain
public import Secrets

/// Random codes, of which the database has a keyed hash only.
public struct KeyedInvitationCodes: InvitationCodes {
    private let key: SecretKey

    public init(_ key: SecretKey) {
        self.key = key.derived(for: "invitation code")
    }

    public func next() -> String { RandomCode.text }

    public func seal(_ code: String) -> CodeSeal {
        CodeSeal(text: Base64URL.encode(key.mac(Array(code.utf8))))
    }
}
