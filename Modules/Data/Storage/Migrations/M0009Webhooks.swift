import Database

extension Migration {
    /// Webhooks of members' notices, and the calls that wait.
    static let webhooks = Migration(
        9,
        "webhooks",
        sql: """
            CREATE TABLE webhooks (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                address TEXT NOT NULL CHECK (address <> ''),
                created_at INTEGER NOT NULL,
                failing_since INTEGER
            ) STRICT;
            CREATE INDEX webhooks_of_member ON webhooks (member, id);

            CREATE TABLE webhook_calls (
                webhook INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
                notice INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
                queued_at INTEGER NOT NULL,
                attempts INTEGER NOT NULL CHECK (attempts >= 0),
                due_at INTEGER NOT NULL,
                expires_at INTEGER NOT NULL,
                PRIMARY KEY (webhook, notice)
            ) STRICT;
            CREATE INDEX webhook_calls_due ON webhook_calls (due_at, webhook, notice);
            CREATE INDEX webhook_calls_by_end ON webhook_calls (expires_at);
            CREATE INDEX webhook_calls_of_notice ON webhook_calls (notice);
            """
    )
}
