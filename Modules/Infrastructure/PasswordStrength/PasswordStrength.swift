import CZxcvbn
import Glibc

/// The number of guesses a password resists, estimated with zxcvbn from words, names, dates, sequences and
/// keyboard patterns.
public struct PasswordStrength: Equatable, Sendable {
    /// The dominant pattern of a password.
    public enum Pattern: Equatable, Sendable {
        case words
        case repeats
        case sequence
        case keyboard
        case date
        case none
    }

    /// Only this many characters are examined, because time grows faster than the square of the length.
    public static let longest = 32

    /// The base-2 logarithm of the guesses.
    public let bits: Double
    public let pattern: Pattern

    /// - Parameter words: words related to the account, such as its nickname.
    public init(of password: String, knowing words: [String]) {
        let beginning = String(password.prefix(Self.longest))
        let owned = words.filter { !$0.isEmpty }.map { strdup($0) }
        defer { for word in owned { free(word) } }
        var pointers = owned.compactMap { $0.map { UnsafePointer<CChar>($0) } as UnsafePointer<CChar>?? }
        pointers.append(nil)
        var matches: UnsafeMutablePointer<ZxcMatch_t>?
        bits = pointers.withUnsafeMutableBufferPointer { ZxcvbnMatch(beginning, $0.baseAddress, &matches) }
        defer { ZxcvbnFreeInfo(matches) }
        pattern = Self.longestPattern(in: matches)
    }

    private static func longestPattern(in matches: UnsafeMutablePointer<ZxcMatch_t>?) -> Pattern {
        var longest = (length: 0, pattern: Pattern.none)
        var next = matches
        while let match = next?.pointee {
            if match.Length > longest.length { longest = (Int(match.Length), Pattern(match.Type)) }
            next = match.Next
        }
        return longest.pattern
    }
}

extension PasswordStrength.Pattern {
    fileprivate init(_ type: ZxcTypeMatch_t) {
        let isMultiple = type.rawValue & MULTIPLE_MATCH.rawValue != 0
        switch ZxcTypeMatch_t(type.rawValue & ~MULTIPLE_MATCH.rawValue) {
        case USER_MATCH, USER_LEET_MATCH: self = .words
        case _ where isMultiple: self = .repeats
        case DICTIONARY_MATCH, DICT_LEET_MATCH: self = .words
        case REPEATS_MATCH: self = .repeats
        case SEQUENCE_MATCH: self = .sequence
        case SPATIAL_MATCH: self = .keyboard
        case DATE_MATCH, YEAR_MATCH: self = .date
        default: self = .none
        }
    }
}
