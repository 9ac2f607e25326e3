/// A password of valid length, which can be set once ``PasswordPolicy`` accepts it. A password entered to
/// sign in is plain text.
public struct Password: Sendable {
    public static let lengths = 10...200

    /// The normalized form, the same for every keyboard.
    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = Self.composed(text)
        guard text.count >= Self.lengths.lowerBound else { throw .passwordTooShort }
        guard text.count <= Self.lengths.upperBound else { throw .passwordTooLong }
        self.text = text
    }

    /// The normalized form that is sealed and compared. The second step composes Hangul letters that the
    /// first made from compatibility letters.
    public static func composed(_ typed: String) -> String {
        typed.compatiblyComposed.canonicallyComposed
    }
}
