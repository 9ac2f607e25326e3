public import Domain
public import Secrets

/// Generates random codes and stores them as keyed hashes, so that the database reveals no usable code.
public struct KeyedCodeGenerator: CodeGenerator {
    private static let digits = Array("0123456789")
    private static let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    private let codeKey: SecretKey
    private let tokenKey: SecretKey

    public init(_ key: SecretKey) {
        codeKey = key.derived(for: "challenge code")
        tokenKey = key.derived(for: "challenge token")
    }

    public func code(for purpose: Challenge.Purpose) -> String {
        var chance = SystemRandomNumberGenerator()
        switch purpose {
        case .email, .signUp: return String((0..<6).map { _ in Self.digits.randomElement(using: &chance)! })
        case .password:
            let letters = (0..<10).map { _ in Self.letters.randomElement(using: &chance)! }
            return String(letters.prefix(5)) + "-" + String(letters.suffix(5))
        }
    }

    public func seal(_ code: String, of challenge: Challenge.ID) -> CodeSeal {
        let plain = String(
            code.uppercased().compactMap { letter -> Character? in
                switch letter {
                case "O": "0"
                case "I", "L": "1"
                default: letter.isLetter || letter.isNumber ? letter : nil
                }
            }
        )
        return CodeSeal(text: Base64URL.encode(codeKey.mac(Array("\(challenge) \(plain)".utf8))))
    }

    public func token(for challenge: Challenge.ID) -> String { tokenKey.sealed(challenge) }

    public func challenge(of token: String) -> Challenge.ID? { tokenKey.opened(token) }
}
