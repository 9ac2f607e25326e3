public import Domain
public import Secrets

/// Seals responses and fingerprints requests, each under its own key.
public struct KeyedAnswerSeal: AnswerSeal {
    private let sealKey: SecretKey
    private let fingerprintKey: SecretKey

    public init(_ key: SecretKey) {
        sealKey = key.derived(for: "kept answers")
        fingerprintKey = key.derived(for: "request fingerprints")
    }

    /// Keyed, because a plain hash of a request with a password could be brute-forced.
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
