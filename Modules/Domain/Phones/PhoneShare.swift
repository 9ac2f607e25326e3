/// What one member of a conversation may know of the other's phone number. A share that has ended stays: all
/// of an owner's shares are the log of whom the number was revealed to.
public struct PhoneShare: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case requested
        case revealed
        case declined
        case withdrawn

        var isOpen: Bool { self == .requested || self == .revealed }
    }

    public let id: Identifier<PhoneShare>
    public let conversation: Conversation.ID
    /// The member whose number it is.
    public let owner: Member.ID
    /// The member it is revealed to; nil after the account is deleted.
    public let reader: Member.ID?
    public private(set) var state: State
    /// Nil if the owner revealed it without a request.
    public let requestedAt: Moment?
    public private(set) var revealedAt: Moment?
    /// When it was declined or withdrawn.
    public private(set) var endedAt: Moment?

    public init(
        id: ID,
        in conversation: Conversation.ID,
        of owner: Member.ID,
        to reader: Member.ID?,
        _ state: State,
        requestedAt: Moment?,
        revealedAt: Moment? = nil,
        endedAt: Moment? = nil
    ) {
        self.id = id
        self.conversation = conversation
        self.owner = owner
        self.reader = reader
        self.state = state
        self.requestedAt = requestedAt
        self.revealedAt = revealedAt
        self.endedAt = endedAt
    }

    mutating func reveal(at now: Moment) {
        state = .revealed
        revealedAt = now
    }

    /// Does nothing to one that has ended.
    public mutating func end(at now: Moment) {
        guard state.isOpen else { return }
        state = state == .requested ? .declined : .withdrawn
        endedAt = now
    }
}

extension PhoneShare {
    /// The notice of a line to the other member.
    public func notice(of line: Line) -> NoticeDraft? {
        guard let told = line.actor == owner ? reader : owner,
            let kind = Notice.Kind(rawValue: line.event.rawValue)
        else { return nil }
        return NoticeDraft(to: told, kind, of: Subject(.conversation, conversation), by: line.actor)
    }
}
