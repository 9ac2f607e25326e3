public import Domain
import JSONCoding

/// The phone numbers of the two members of a conversation, as one of them may know them.
public struct TalkPhonesBody: ShapedBody, Hashable {
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

    public static let shape = Shape<Self>(
        "ConversationPhones",
        Field(
            "number",
            \.number?.e164,
            about: "The other member's number as +821012345678; null unless it is revealed to me"
        ),
        Field("others", \.others, about: "What became of the other member's number"),
        Field("isOffered", \.isOffered, about: "Whether I can request it"),
        Field("own", \.own, about: "What became of my own number"),
        Field("isToGive", \.isToGive, about: "Whether I can reveal it without a request"),
        make: { number, others, isOffered, own, isToGive in
            Self(
                number: number.flatMap { try? PhoneNumber($0) },
                others: others,
                isOffered: isOffered,
                own: own,
                isToGive: isToGive
            )
        }
    )
}

extension TalkPhonesBody {
    public init(_ phones: TalkPhones) {
        number = phones.others.number
        others = phones.others.share?.state
        isOffered = phones.others.isOffered
        own = phones.own.share?.state
        isToGive = phones.own.isToGive
    }
}
