public import Domain
public import Secrets

/// A keyed hash under the server's key.
public struct KeyedNumbers: AppSecret {
    private let key: SecretKey

    public init(_ key: SecretKey) {
        self.key = key.derived(for: "shown places")
    }

    public func number(for words: String) -> UInt64 {
        key.mac(Array(words.utf8)).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }
}
