/// The text of a message: 1 to 2,000 characters, not only white space.
public struct MessageText: Hashable, Sendable {
    public static let longest = 2_000

    public let text: String

    public init(_ text: String) throws(ConversationRefusal) {
        let text = text.tidied()
        guard text.contains(where: { !$0.isWhitespace }) else { throw .textMissing }
        guard text.fits(Self.longest) else { throw .textTooLong }
        self.text = text
    }
}
