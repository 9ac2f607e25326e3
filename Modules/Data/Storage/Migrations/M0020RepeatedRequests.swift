import Database

extension Migration {
    /// Adds the keys of clients that aren't signed in, and responses. No request is repeated across a
    /// migration.
    static let repeatedRequests = Migration(
        20,
        "repeated requests",
        sql: """
            DROP TABLE request_keys;

            CREATE TABLE request_keys (
                owner TEXT NOT NULL,
                key TEXT NOT NULL,
                member INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
                fingerprint BLOB NOT NULL,
                result INTEGER,
                answer BLOB,
                at INTEGER NOT NULL,
                PRIMARY KEY (owner, key)
            ) STRICT;

            CREATE INDEX request_keys_by_member ON request_keys (member);

            CREATE INDEX request_keys_by_time ON request_keys (at);
            """
    )
}
