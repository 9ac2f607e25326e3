/// A password of a length that can be set, once ``PasswordPolicy`` finds it good enough; one that is only
/// tried is plain text, and compared.
public struct Password: Sendable {
    public static let lengths = 10...200

    /// Composed the same way whichever keyboard typed it.
    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = Self.composed(text)
        guard text.count >= Self.lengths.lowerBound else { throw .passwordTooShort }
        guard text.count <= Self.lengths.upperBound else { throw .passwordTooLong }
        self.text = text
    }

    /// The form in which a typed password is sealed and compared. The second step composes the letters of
    /// Hangul that the first made out of compatibility letters.
    public static func composed(_ typed: String) -> String {
        typed.compatiblyComposed.canonicallyComposed
    }
}
