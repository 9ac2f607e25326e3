import Database

extension Migration {
    /// Messages that a member has hidden from their own view, and the messages of a report of several.
    static let hiddenMessages = Migration(
        8,
        "hidden messages",
        sql: """
            CREATE TABLE hidden_messages (
                conversation INTEGER NOT NULL,
                number INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                hidden_at INTEGER NOT NULL,
                PRIMARY KEY (conversation, number, member),
                FOREIGN KEY (conversation, number) REFERENCES messages (conversation, number)
                    ON DELETE CASCADE
            ) STRICT;
            CREATE INDEX hidden_messages_of_member ON hidden_messages (member);

            CREATE TABLE report_messages (
                report INTEGER NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
                number INTEGER NOT NULL,
                message INTEGER NOT NULL,
                text TEXT CHECK (text <> ''),
                pictures INTEGER NOT NULL,
                sent_at INTEGER NOT NULL,
                PRIMARY KEY (report, number)
            ) STRICT;
            CREATE INDEX reports_of_message ON report_messages (message);
            """
    )
}
