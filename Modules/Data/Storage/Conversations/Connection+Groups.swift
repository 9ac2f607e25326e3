import Database
import Domain

extension Connection {
    /// Adds a member to the group conversation of a listing, which begins with its first member.
    func join(_ member: Member.ID, theGroupOf listing: Listing, mint: IdentifierGenerator, at now: Moment)
        throws
    {
        let group =
            try group(of: listing.subject) ?? begin(Conversation(mint.next(), ofAllIn: listing, at: now))
        try execute(
            """
            INSERT INTO conversation_members (conversation, member, latest, latest_number, read_number,
                unread, has_left, joined_at)
            SELECT \(group), \(member), coalesce(max(latest), \(group)), coalesce(max(latest_number), 0),
                coalesce(max(latest_number), 0), 0, 0, \(now)
            FROM conversation_members WHERE conversation = \(group)
            """
        )
        try say(Line(.memberJoined, by: member), in: group, as: mint.next(), at: now)
    }

    /// Ends a membership of the group conversation: from then on the member reads none of it.
    func part(
        _ member: Member.ID,
        fromTheGroupOf subject: Subject,
        _ event: Line.Event,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        guard let group = try group(of: subject) else { return }
        try readNotices(of: group, member, at: now)
        let parted = try execute(
            "DELETE FROM conversation_members WHERE conversation = \(group) AND member = \(member)"
        )
        guard parted == 1 else { return }
        try say(Line(event, by: member), in: group, as: mint.next(), at: now)
    }

    private func group(of subject: Subject) throws -> Conversation.ID? {
        try first(
            """
            SELECT id FROM conversations WHERE subject_kind = \(subject.kind.rawValue)
                AND subject_id = \(subject.number) AND is_group = 1
            """
        )?.value("id")
    }

    private func begin(_ conversation: Conversation) throws -> Conversation.ID {
        try insert(conversation)
        return conversation.id
    }
}
