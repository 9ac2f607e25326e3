import Foundation

/// What neighbours call each other: 2 to 20 characters, one line, letters of any script.
public struct Nickname: Hashable, Sendable {
    public static let lengths = 2...20

    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = text.precomposedStringWithCanonicalMapping.trimmed()
        guard text.count >= Self.lengths.lowerBound, text.fits(Self.lengths.upperBound) else {
            throw .nicknameLength
        }
        guard text.unicodeScalars.allSatisfy(Self.mayContain), !text.contains("  "),
            text.contains(where: { $0.isLetter || $0.isNumber })
        else { throw .nicknameLetters }
        self.text = text
    }

    /// Equal for two nicknames that a neighbour would take for one: width, case, spaces and dots don't count.
    public var uniqueKey: String {
        text.precomposedStringWithCompatibilityMapping.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func mayContain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        case .nonspacingMark, .spacingMark, .decimalNumber: true
        default: " ._-".unicodeScalars.contains(scalar)
        }
    }
}
