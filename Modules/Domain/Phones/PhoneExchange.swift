/// One member's phone number in a conversation of two during one change, with the line that tells of it.
public struct PhoneExchange: Sendable {
    public let conversation: Conversation.ID
    public let owner: Member.ID
    public let reader: Member.ID
    /// The owner's number, if there is one.
    private let phone: Phone?
    /// The last share of it in the conversation.
    public private(set) var share: PhoneShare?
    /// Whether the reader has written to the owner.
    private let hasWritten: Bool
    private let isBlocked: Bool
    public private(set) var line: Line?

    public init(
        in conversation: Conversation.ID,
        of owner: Member.ID,
        to reader: Member.ID,
        _ phone: Phone?,
        _ share: PhoneShare?,
        hasWritten: Bool,
        isBlocked: Bool
    ) {
        self.conversation = conversation
        self.owner = owner
        self.reader = reader
        self.phone = phone
        self.share = share
        self.hasWritten = hasWritten
        self.isBlocked = isBlocked
    }

    /// The number as the reader may know it.
    public var number: PhoneNumber? {
        share?.state == .revealed && !isBlocked ? phone?.number : nil
    }

    /// Whether the reader can request the number.
    public var isOffered: Bool { phone != nil && hasWritten && !isBlocked && share == nil }

    /// Whether the owner can reveal the number without a request.
    public var isToGive: Bool { phone != nil && !isBlocked && share?.state.isOpen != true }

    /// By the reader, once: after a decline only the owner can reveal the number. Idempotent.
    public mutating func request(as id: PhoneShare.ID, at now: Moment) throws {
        guard let phone = try shared() else { throw PhoneRefusal.notOffered }
        if share?.state.isOpen == true { return }
        guard share == nil else { throw PhoneRefusal.declined }
        guard hasWritten else { throw PhoneRefusal.nothingWritten }
        begin(id, .requested, requestedAt: now)
        guard phone.sharing == .always else { return say(.phoneRequested, by: reader) }
        share?.reveal(at: now)
        say(.phoneSeen, by: reader)
    }

    /// By the owner, with or without a request. Idempotent.
    public mutating func allow(as id: PhoneShare.ID, at now: Moment) throws {
        guard try shared() != nil else { throw PhoneRefusal.noneStored }
        if share?.state == .revealed { return }
        if share?.state != .requested { begin(id, .revealed, requestedAt: nil) }
        share?.reveal(at: now)
        say(.phoneRevealed, by: owner)
    }

    /// By the owner.
    public mutating func decline(at now: Moment) throws {
        guard share?.state == .requested else { throw PhoneRefusal.notRequested }
        share?.end(at: now)
        say(.phoneDeclined, by: owner)
    }

    /// By the owner.
    public mutating func withdraw(at now: Moment) throws {
        guard share?.state == .revealed else { throw PhoneRefusal.notRevealed }
        share?.end(at: now)
        say(.phoneWithdrawn, by: owner)
    }

    private func shared() throws -> Phone? {
        guard !isBlocked else { throw ConversationRefusal.blocked }
        return phone
    }

    private mutating func begin(_ id: PhoneShare.ID, _ state: PhoneShare.State, requestedAt: Moment?) {
        share = PhoneShare(
            id: id,
            in: conversation,
            of: owner,
            to: reader,
            state,
            requestedAt: requestedAt
        )
    }

    private mutating func say(_ event: Line.Event, by member: Member.ID) {
        line = Line(event, by: member)
    }
}
