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
    /// Bytes of a tag. libxml2 compares the attributes of a tag in pairs.
    public let tag: Int
    /// Bytes of a text, a comment or a CDATA section.
    public let text: Int

    public init(depth: Int = 32, elements: Int, tag: Int = 8_192, text: Int = 8_192) {
        self.depth = depth
        self.elements = elements
        self.tag = tag
        self.text = text
    }
}
