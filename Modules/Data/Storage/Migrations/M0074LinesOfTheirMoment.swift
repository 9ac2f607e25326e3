import Database

extension Migration {
    /// Keeps with a line about a deal the time that it tells, ends the notice of a conversation without a
    /// word, and counts only messages as unread.
    static let linesOfTheirMoment = Migration(
        74,
        "lines of their moment",
        sql: """
            ALTER TABLE messages ADD COLUMN starts_at INTEGER;
            ALTER TABLE messages ADD COLUMN minutes INTEGER;
            ALTER TABLE messages ADD COLUMN former_start INTEGER;

            UPDATE messages SET
                starts_at = (SELECT deals.starts_at FROM deals WHERE deals.id = messages.deal),
                minutes = (SELECT deals.minutes FROM deals WHERE deals.id = messages.deal)
            WHERE line IN ('deal-proposed', 'deal-accepted', 'deal-booked', 'deal-move-proposed',
                'deal-moved', 'deal-rebooked');

            DELETE FROM notices WHERE kind = 'conversation-begun';
            DELETE FROM muted_notices WHERE kind = 'conversation-begun';

            UPDATE conversation_members SET unread = (SELECT count(*) FROM messages
                WHERE messages.conversation = conversation_members.conversation
                    AND messages.number > conversation_members.read_number AND messages.line IS NULL
                    AND coalesce(messages.sender, 0) <> conversation_members.member);
            """
    )
}
