public import Domain
public import JSONCoding

/// A notification to a member.
public struct NoticeBody: Body {
    public let id: Notice.ID
    public let kind: Notice.Kind
    /// Null for automatic changes and for deleted accounts.
    public let actor: MemberCardBody?
    /// The subject that the notice links to.
    public let target: SubjectBody
    /// The title of the related listing, or the name of the saved search.
    public let title: String?
    /// The conversation that the notice is about, itself or by a deal.
    public let conversation: Conversation.ID?
    public let at: Moment
    /// Null while it is unread.
    public let readAt: Moment?
    /// The number of listings it tells of; null for kinds that don't count.
    public let count: Int?
    /// What an edit of the listing changed; empty for other kinds.
    public let changes: [ListingChange]
    /// In won, of what was paid, refunded or is at stake; null for other kinds.
    public let amount: Int?
    /// The other party of an order; null for other targets.
    public let party: MemberCardBody?

    public init(_ summary: NoticeSummary) {
        let notice = summary.notice
        id = notice.id
        kind = notice.kind
        actor = summary.actor.map(MemberCardBody.init)
        target = SubjectBody(notice.target)
        title = summary.title
        conversation = summary.conversation
        at = notice.at
        readAt = notice.readAt
        count = notice.count
        changes = notice.changes
        amount = notice.amount?.won
        party = summary.party.map(MemberCardBody.init)
    }

    public static var name: String { "Notice" }
    public static var parts: [any Body.Type] {
        [MemberCardBody.self, SubjectBody.self, ListingChangeBody.self]
    }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "kind": .words(of: Notice.Kind.self).required,
            "actor": .nullable(.reference(MemberCardBody.name)).required,
            "target": .reference(SubjectBody.name).required,
            "title": .nullable(.string()).required,
            "conversation": .nullable(.string()).required,
            "at": .moment.required,
            "readAt": .nullable(.moment).required,
            "count": .nullable(.integer()).required,
            "changes": .array(of: .reference(ListingChangeBody.name)).required
                .described("By an edit of the listing"),
            "amount": .nullable(.integer()).required.described("In won, of what was paid or refunded"),
            "party": .nullable(.reference(MemberCardBody.name)).required
                .described("The other party of an order"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        kind = try fields.choice("kind")
        actor = try fields.bodyIfPresent("actor")
        target = try fields.body("target")
        title = try fields.textIfPresent("title")
        conversation = try fields.identifierIfPresent("conversation")
        at = try fields.moment("at")
        readAt = try fields.momentIfPresent("readAt")
        count = try fields.integerIfPresent("count")
        changes = try fields.bodies("changes", as: ListingChangeBody.self).map(\.change)
        amount = try fields.integerIfPresent("amount")
        party = try fields.bodyIfPresent("party")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("kind", kind.rawValue)
            writer.field("actor", actor)
            writer.field("target", target)
            writer.field("title", title)
            writer.field("conversation", conversation)
            writer.field("at", at)
            writer.field("readAt", readAt)
            writer.field("count", count)
            writer.field("changes", changes.map(ListingChangeBody.init))
            writer.field("amount", amount)
            writer.field("party", party)
        }
    }
}
