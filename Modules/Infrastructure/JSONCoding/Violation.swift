/// A mismatch between a value and its ``Schema``.
public struct Violation: Error, Hashable {
    public enum Kind: Sendable, Hashable {
        /// With the most similar known name.
        case unknownField(suggestion: String?)
        case missing
        /// The JSON Schema name of the type.
        case wrongType(expected: String)
        case tooLong(most: Int)
        case tooShort(least: Int)
        case tooMany(most: Int)
        case tooFew(least: Int)
        /// Inclusive bounds, written as in JSON.
        case outOfRange(lowest: String, highest: String)
        case notOneOf([String])
        /// The right type, but an invalid format; with the expected one.
        case unreadable(wanted: String)
    }

    /// The path, such as `items.0.code`; empty for the whole value.
    public let path: String
    public let kind: Kind

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
    }
}
