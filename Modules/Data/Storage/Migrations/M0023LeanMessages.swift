import Database

extension Migration {
    /// Reduces the writes per message. The count of entries moves to a row that changes anyway, and on SQLite
    /// messages and events need one tree less.
    static let leanMessages = Migration(
        23,
        "lean messages",
        sqlite: counters + """


            CREATE TABLE messages_by_id (
                conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 1),
                id INTEGER PRIMARY KEY,
                sender INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                text TEXT CHECK (text <> ''),
                line TEXT CHECK (line <> ''),
                deal INTEGER,
                sent_at INTEGER NOT NULL,
                UNIQUE (conversation, number)
            ) STRICT;

            INSERT INTO messages_by_id (conversation, number, id, sender, text, line, deal, sent_at)
            SELECT conversation, number, id, sender, text, line, deal, sent_at FROM messages ORDER BY id;

            DROP TABLE messages;

            ALTER TABLE messages_by_id RENAME TO messages;

            CREATE INDEX messages_of_sender ON messages (sender, id);

            CREATE TABLE live_events_by_member (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                number INTEGER NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('message', 'read', 'notice')),
                conversation INTEGER,
                entry INTEGER,
                actor INTEGER,
                notice INTEGER,
                at INTEGER NOT NULL,
                PRIMARY KEY (member, number)
            ) STRICT, WITHOUT ROWID;

            INSERT INTO live_events_by_member (member, number, kind, conversation, entry, actor, notice, at)
            SELECT member, number, kind, conversation, entry, actor, notice, at FROM live_events
            ORDER BY member, number;

            DROP TABLE live_events;

            ALTER TABLE live_events_by_member RENAME TO live_events;

            CREATE INDEX live_events_by_time ON live_events (at);
            """,
        postgresql: counters.replacing("INTEGER", with: "BIGINT")
    )

    private static let counters = """
        ALTER TABLE conversation_members
            ADD COLUMN latest_number INTEGER NOT NULL DEFAULT 0 CHECK (latest_number >= 0);

        ALTER TABLE conversation_members
            ADD COLUMN has_written INTEGER NOT NULL DEFAULT 0 CHECK (has_written IN (0, 1));

        UPDATE conversation_members
        SET latest_number = (SELECT conversations.latest_number FROM conversations
                WHERE conversations.id = conversation_members.conversation),
            has_written = CASE WHEN EXISTS (SELECT 1 FROM messages
                WHERE messages.conversation = conversation_members.conversation
                    AND messages.sender = conversation_members.member AND messages.line IS NULL)
                THEN 1 ELSE 0 END;

        ALTER TABLE conversations DROP COLUMN latest_number;
        """
}
