/// One way in which a value is not what its ``Schema`` says.
public struct Violation: Error, Hashable {
    public enum Kind: Sendable, Hashable {
        /// With the known name that was probably meant.
        case unknownField(suggestion: String?)
        case missing
        /// The JSON Schema name of the type.
        case wrongType(expected: String)
        case tooLong(most: Int)
        case tooShort(least: Int)
        case tooMany(most: Int)
        case tooFew(least: Int)
        /// Both ends belong to the range and are written as they would be in JSON.
        case outOfRange(lowest: String, highest: String)
        case notOneOf([String])
        /// Of the right type, and still nothing that can be read; with what was wanted.
        case unreadable(wanted: String)
    }

    /// Where, as in `items.0.code`; empty for the value as a whole.
    public let path: String
    public let kind: Kind

    public init(path: String, kind: Kind) {
        self.path = path
        self.kind = kind
    }
}
