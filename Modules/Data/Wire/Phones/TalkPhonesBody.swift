public import Domain
public import JSONCoding

/// The phone numbers of the two members of a conversation, as one of them may know them.
public struct TalkPhonesBody: Body, Hashable {
    /// The other member's number; nil unless it is revealed to the reader.
    public let number: PhoneNumber?
    /// What the reader requested or was given; nil before.
    public let others: PhoneShare.State?
    /// Whether the reader can request the other member's number.
    public let isOffered: Bool
    /// What became of the reader's own number; nil before.
    public let own: PhoneShare.State?
    /// Whether the reader can reveal the own number without a request.
    public let isToGive: Bool

    public init(_ phones: TalkPhones) {
        number = phones.others.number
        others = phones.others.share?.state
        isOffered = phones.others.isOffered
        own = phones.own.share?.state
        isToGive = phones.own.isToGive
    }

    public static var name: String { "ConversationPhones" }

    public static var schema: Schema {
        .object([
            "number": .nullable(.string()).required.described(
                "The other member's number as +821012345678; null unless it is revealed to me"
            ),
            "others": .nullable(.words(of: PhoneShare.State.self)).required.described(
                "What became of the other member's number"
            ),
            "isOffered": .boolean.required.described("Whether I can request it"),
            "own": .nullable(.words(of: PhoneShare.State.self)).required.described(
                "What became of my own number"
            ),
            "isToGive": .boolean.required.described("Whether I can reveal it without a request"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        number = try fields.textIfPresent("number").flatMap { try? PhoneNumber($0) }
        others = try fields.choiceIfPresent("others")
        isOffered = try fields.boolean("isOffered")
        own = try fields.choiceIfPresent("own")
        isToGive = try fields.boolean("isToGive")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("number", number?.e164)
            writer.field("others", others?.rawValue)
            writer.field("isOffered", isOffered)
            writer.field("own", own?.rawValue)
            writer.field("isToGive", isToGive)
        }
    }
}
