/// What participants bring to a class, such as "앞치마". Often nothing.
public struct ThingsToBring: Hashable, Sendable {
    public static let longest = 100
    public static let nothing = ThingsToBring()

    /// Empty for nothing.
    public let text: String

    private init() {
        text = ""
    }

    public init(_ text: String) throws(ClassRefusal) {
        let text = text.tidied().split(whereSeparator: \.isNewline).joined(separator: " ")
        guard text.fits(Self.longest) else { throw .bringTooLong }
        self.text = text
    }
}
