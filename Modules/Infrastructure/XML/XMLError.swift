/// The reason a document is refused.
public enum XMLError: Error, Equatable, Sendable {
    /// Not well-formed, truncated, or of an unknown encoding.
    case malformed
    /// It declares a document type, which could define entities.
    case documentType
    /// It exceeds one of its limits.
    case tooLarge
}

/// What a document may cost.
public struct XMLLimits: Sendable {
    /// Elements within each other.
    public let depth: Int
    public let elements: Int
    /// Bytes without a closing bracket: a tag, a comment or a text. libxml2 compares the attributes of a tag
    /// in pairs.
    public let stretch: Int

    public init(depth: Int = 32, elements: Int, stretch: Int = 8_192) {
        self.depth = depth
        self.elements = elements
        self.stretch = stretch
    }
}
