import Database

extension Migration {
    static let mutedConversations = Migration(
        30,
        "muted conversations",
        sql: """
            ALTER TABLE conversation_members ADD COLUMN is_muted INTEGER NOT NULL DEFAULT 0
                CHECK (is_muted IN (0, 1));
            """
    )
}
