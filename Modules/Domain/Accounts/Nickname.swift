/// A member's public name: 2 to 20 characters on one line, in letters of any script.
public struct Nickname: Hashable, Sendable {
    public static let lengths = 2...20

    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = text.isTidy ? text : text.canonicallyComposed.trimmed()
        guard text.count >= Self.lengths.lowerBound, text.fits(Self.lengths.upperBound) else {
            throw .nicknameLength
        }
        let hasGap = zip(text.utf8, text.utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
        guard text.unicodeScalars.allSatisfy(Self.mayContain), !hasGap,
            text.contains(where: { $0.isLetter || $0.isNumber })
        else { throw .nicknameLetters }
        self.text = text
    }

    /// Validates a nickname that a member chooses and refuses one that resembles the operator's.
    public init(choosing text: String) throws(AccountRefusal) {
        try self.init(text)
        guard !ReservedNames.include(self.text) else { throw .nicknameReserved }
    }

    /// Equal for two nicknames that a reader would confuse.
    public var uniqueKey: String { Self.uniqueKey(of: text) }

    /// The unique key of a nickname, or of part of one, that is known to be valid.
    public static func uniqueKey(of text: String) -> String { text.skeleton }

    private static func mayContain(_ scalar: Unicode.Scalar) -> Bool {
        // A fast path for syllables, without a lookup of Unicode properties.
        if (0xAC00...0xD7A3).contains(scalar.value) { return true }
        guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
        return switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .decimalNumber: true
        default: " ._-".unicodeScalars.contains(scalar)
        }
    }
}
