import Database
import Domain

extension ConversationTable<Transaction> {
    /// Adds a member to the group conversation of a listing. The first member creates it.
    func join(_ member: Member.ID, theGroupOf listing: Listing) throws {
        let group =
            try group(of: listing.subject)
            ?? begin(Conversation(identifiers.next(), ofAllIn: listing, at: now))
        try connection.execute(
            """
            INSERT INTO conversation_members (conversation, member, latest, latest_number, read_number,
                unread, has_left, joined_at)
            SELECT \(group), \(member), coalesce(max(latest), \(group)), coalesce(max(latest_number), 0),
                coalesce(max(latest_number), 0), 0, 0, \(now)
            FROM conversation_members WHERE conversation = \(group)
            """
        )
        try say(Line(.memberJoined, by: member), in: group)
    }

    /// Removes a member from the group conversation. The member can no longer read it.
    func part(_ member: Member.ID, fromTheGroupOf subject: Subject, _ event: Line.Event) throws {
        guard let group = try group(of: subject) else { return }
        try transaction.notices.markRead(of: group, member, at: now)
        let parted = try connection.execute(
            "DELETE FROM conversation_members WHERE conversation = \(group) AND member = \(member)"
        )
        guard parted == 1 else { return }
        try say(Line(event, by: member), in: group)
    }

    /// Adds a line to the group conversation of a listing, if there is one.
    func say(toTheGroupOf subject: Subject, _ line: Line) throws {
        guard let group = try group(of: subject) else { return }
        try say(line, in: group)
    }
}

extension ConversationTable {
    /// The group conversation of a listing, for one of its members.
    func group(of subject: Subject, for member: Member.ID) throws -> Conversation.ID? {
        guard let group = try group(of: subject) else { return nil }
        let row = try connection.first(
            """
            SELECT 1 AS found FROM conversation_members
            WHERE conversation = \(group) AND member = \(member)
            """
        )
        return row == nil ? nil : group
    }

    private func group(of subject: Subject) throws -> Conversation.ID? {
        try connection.first(
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
