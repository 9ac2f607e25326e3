/// Stores members' phone numbers and whom they are revealed to.
public protocol PhoneRepository: Sendable {
    func find(of member: Member.ID) async throws -> Phone?

    /// Stores a number in place of the former one. Those who could read another number can't read the new
    /// one.
    func save(_ phone: Phone) async throws

    /// Deletes the number and ends all of its shares. Does nothing for a member without one.
    func delete(of member: Member.ID, at now: Moment) async throws

    /// The numbers of both members of a conversation, as far as they concern `member`.
    ///
    /// Throws ``ConversationRefusal/notFound``, ``ConversationRefusal/partnerGone`` and
    /// ``PhoneRefusal/group``.
    func find(in conversation: Conversation.ID, for member: Member.ID) async throws -> TalkPhones

    /// Loads, changes and saves atomically, with the line and the notice. Throws the same as
    /// ``find(in:for:)``.
    func update(
        _ side: TalkPhones.Side,
        in conversation: Conversation.ID,
        for member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout PhoneExchange, PhoneShare.ID) throws -> Void
    ) async throws

    /// Whom the member's number was revealed to, newest first.
    func log(of owner: Member.ID, _ slice: SliceRequest) async throws -> Slice<LoggedPhoneShare>
}

/// The phone numbers of the two members of a conversation.
public struct TalkPhones: Sendable {
    public enum Side: Sendable {
        /// The member's own number.
        case own
        case others
    }

    public let own: PhoneExchange
    public let others: PhoneExchange

    public init(own: PhoneExchange, others: PhoneExchange) {
        self.own = own
        self.others = others
    }
}

/// An entry of an owner's log.
public struct LoggedPhoneShare: Sendable {
    public let share: PhoneShare
    /// Nil for a deleted account and with a block.
    public let reader: MemberCard?
    /// The title of the conversation.
    public let title: String

    public init(_ share: PhoneShare, reader: MemberCard?, title: String) {
        self.share = share
        self.reader = reader
        self.title = title
    }
}
