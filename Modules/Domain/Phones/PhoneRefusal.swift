/// The reasons to refuse something about a phone number.
public enum PhoneRefusal: String, Refusal, CaseIterable {
    /// It isn't a Korean phone number.
    case number = "phone.number"
    /// The member has stored no number to reveal.
    case noneStored = "phone.none-stored"
    /// The other member has stored no number.
    case notOffered = "phone.not-offered"
    /// The member hasn't written to the other in the conversation.
    case nothingWritten = "phone.nothing-written"
    /// The other member has declined, or withdrawn the number.
    case declined = "phone.declined"
    case notRequested = "phone.not-requested"
    case notRevealed = "phone.not-revealed"
    /// A group has no numbers.
    case group = "phone.group"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .number ? .invalid : .conflict }
    public var field: String? { self == .number ? "number" : nil }
}
