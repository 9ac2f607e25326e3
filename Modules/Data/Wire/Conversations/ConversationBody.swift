public import Domain
public import JSONCoding

/// A conversation as one of its members sees it.
public struct ConversationBody: Body {
    /// Whether the member is the listing's author.
    public enum Role: String, CaseIterable, Sendable {
        case host
        case guest
    }

    public let id: Conversation.ID
    public let subject: SubjectBody
    /// The listing's title when the conversation began.
    public let title: String
    /// Null after the listing is deleted.
    public let listing: ListingHeadBody?
    public let role: Role
    /// Null after the account is deleted, and with a block.
    public let partner: MemberCardBody?
    /// Whether it is of all on the listing's roster.
    public let isGroup: Bool
    /// Of a group; null for a pair, and once the account is deleted.
    public let organiser: Member.ID?
    /// With the reader.
    public let members: Int
    /// When a group becomes read-only.
    public let archivedAt: Moment?
    /// Whether a block separates the members: it can be read but not continued.
    public let isBlocked: Bool
    public let latest: MessageBody?
    public let read: ReadMarksBody
    public let hasLeft: Bool
    public let isMuted: Bool
    public let begunAt: Moment

    public init(_ summary: ConversationSummary, for member: Member.ID, at now: Moment) {
        let conversation = summary.conversation
        id = conversation.id
        subject = SubjectBody(conversation.subject)
        title = conversation.title
        listing = summary.listing.map { ListingHeadBody($0, at: now) }
        role = conversation.organiser == member ? .host : .guest
        partner = summary.partner.map(MemberCardBody.init)
        isGroup = conversation.isGroup
        organiser = conversation.isGroup ? conversation.organiser : nil
        members = summary.memberCount
        archivedAt = summary.archivedAt
        isBlocked = summary.isBlocked
        latest = summary.latest.map(MessageBody.init)
        read = ReadMarksBody(summary.marks)
        hasLeft = summary.hasLeft
        isMuted = summary.isMuted
        begunAt = conversation.begunAt
    }

    public static var name: String { "Conversation" }

    public static var parts: [any Body.Type] {
        [
            SubjectBody.self, ListingHeadBody.self, MemberCardBody.self, MessageBody.self,
            ReadMarksBody.self,
        ]
    }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "subject": .reference(SubjectBody.name).required,
            "title": .string().required,
            "listing": .nullable(.reference(ListingHeadBody.name)).required,
            "role": .words(of: Role.self).required,
            "partner": .nullable(.reference(MemberCardBody.name)).required,
            "group": .boolean.required.described("Whether it is of all on the listing's roster"),
            "organiser": .nullable(.string()).required.described("Of a group"),
            "members": .integer().required,
            "archivedAt": .nullable(.moment).required.described("When a group becomes read-only"),
            "blocked": .boolean.required,
            "latest": .nullable(.reference(MessageBody.name)).required,
            "read": .reference(ReadMarksBody.name).required,
            "left": .boolean.required,
            "muted": .boolean.required,
            "begunAt": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        subject = try fields.body("subject")
        title = try fields.text("title")
        listing = try fields.bodyIfPresent("listing")
        role = try fields.choice("role")
        partner = try fields.bodyIfPresent("partner")
        isGroup = try fields.boolean("group")
        organiser = try fields.identifierIfPresent("organiser")
        members = try fields.integer("members")
        archivedAt = try fields.momentIfPresent("archivedAt")
        isBlocked = try fields.boolean("blocked")
        latest = try fields.bodyIfPresent("latest")
        read = try fields.body("read")
        hasLeft = try fields.boolean("left")
        isMuted = try fields.boolean("muted")
        begunAt = try fields.moment("begunAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("subject", subject)
            writer.field("title", title)
            writer.field("listing", listing)
            writer.field("role", role.rawValue)
            writer.field("partner", partner)
            writer.field("group", isGroup)
            writer.field("organiser", organiser)
            writer.field("members", members)
            writer.field("archivedAt", archivedAt)
            writer.field("blocked", isBlocked)
            writer.field("latest", latest)
            writer.field("read", read)
            writer.field("left", hasLeft)
            writer.field("muted", isMuted)
            writer.field("begunAt", begunAt)
        }
    }
}
