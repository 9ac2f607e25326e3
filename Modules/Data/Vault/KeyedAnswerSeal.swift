public import Domain
public import Secrets

/// Answers and fingerprints of requests under keys of their own.
public struct KeyedAnswerSeal: AnswerSeal {
    private let sealKey: SecretKey
    private let fingerprintKey: SecretKey

    public init(_ key: SecretKey) {
        sealKey = key.derived(for: "kept answers")
        fingerprintKey = key.derived(for: "request fingerprints")
    }

    /// Keyed: a request may hold a password, which could be guessed by a plain hash.
    public func fingerprint(of content: [UInt8]) -> [UInt8] {
        fingerprintKey.mac(content)
    }

    public func seal(_ answer: [UInt8], for place: [UInt8]) -> [UInt8] {
        sealKey.seal(answer, with: place)
    }

    public func open(_ sealed: [UInt8], for place: [UInt8]) -> [UInt8]? {
        sealKey.open(sealed, with: place)
    }
}
