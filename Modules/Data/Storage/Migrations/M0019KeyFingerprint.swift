import Database

extension Migration {
    static let keyFingerprint = Migration(
        19,
        "key fingerprint",
        sql: """
            CREATE TABLE key_fingerprint (
                id INTEGER PRIMARY KEY CHECK (id = 1),
                fingerprint BLOB NOT NULL
            ) STRICT;
            """
    )
}
