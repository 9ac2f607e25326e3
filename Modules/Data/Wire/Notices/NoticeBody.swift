public import Domain

/// A notification to a member.
public struct NoticeBody: ShapedBody {
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
    /// Of the listing that it links to; null for other targets.
    public let listingKind: Listing.Kind?
    public let listingSide: Listing.Side?

    public static let shape = Shape<Self>(
        "Notice",
        Field("id", \.id),
        Field("kind", \.kind),
        Field("actor", \.actor),
        Field("target", \.target),
        Field("title", \.title),
        Field("conversation", \.conversation),
        Field("at", \.at),
        Field("readAt", \.readAt),
        Field("count", \.count),
        Field("changes", \.changes, about: "By an edit of the listing"),
        Field("amount", \.amount, about: "In won, of what was paid or refunded"),
        Field("party", \.party, about: "The other party of an order"),
        Field("listingKind", \.listingKind, about: "Of the listing that it links to"),
        Field("listingSide", \.listingSide),
        make: Self.init
    )
}

extension NoticeBody {
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
        listingKind = summary.listing?.kind
        listingSide = summary.listing?.side
    }
}

extension NoticeBody {
    /// The listing that it links to.
    public var listing: NoticeListing? {
        listingKind.map { NoticeListing($0, listingSide) }
    }
}
