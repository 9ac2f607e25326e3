/// What a member is told of, before it is stored as a notice at some time.
public struct NoticeDraft: Equatable, Sendable {
    public let member: Member.ID
    public let kind: Notice.Kind
    public let target: Subject
    public let actor: Member.ID?
    public let count: Int?
    public let changes: [ListingChange]
    public let amount: Money?

    public init(
        to member: Member.ID,
        _ kind: Notice.Kind,
        of target: Subject,
        by actor: Member.ID? = nil,
        count: Int? = nil,
        changes: [ListingChange] = [],
        amount: Money? = nil
    ) {
        self.member = member
        self.kind = kind
        self.target = target
        self.actor = actor
        self.count = count
        self.changes = changes
        self.amount = amount
    }
}

extension Notice {
    public init(_ draft: NoticeDraft, as id: ID, at now: Moment) {
        self.init(
            id: id,
            kind: draft.kind,
            actor: draft.actor,
            target: draft.target,
            at: now,
            count: draft.count,
            changes: draft.changes,
            amount: draft.amount
        )
    }
}
