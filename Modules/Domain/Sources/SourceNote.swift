/// The address of a source: http or https, at most 500 characters.
public struct SourceAddress: Hashable, Sendable {
    public static let longest = EventLink.longest

    public let text: String

    public init(_ text: String) throws(SourceRefusal) {
        let text = text.tidied()
        let isWeb = text.lowercased().hasPrefix("http://") || text.lowercased().hasPrefix("https://")
        let hasBlank = text.unicodeScalars.contains { $0.properties.isWhitespace || $0.value < 0x21 }
        guard isWeb, !hasBlank, text.count > 10, text.fits(Self.longest), !text.contains("@") else {
            throw .addressInvalid
        }
        self.text = text
    }
}

/// The name of a source, one line of at most 60 characters.
public struct SourceName: Hashable, Sendable {
    public static let longest = 60

    public let text: String

    public init(_ text: String) throws(SourceRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .nameMissing }
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .nameTooLong }
        self.text = text
    }
}

/// A contact, a licence or terms, of at most 300 characters.
public struct SourceNote: Hashable, Sendable {
    public static let longest = 300

    public let text: String

    /// Nil for an empty text.
    public init?(_ text: String) throws(SourceRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { return nil }
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }
}
