import Database

extension Migration {
    static let operators = Migration(
        14,
        "operators",
        sql: """
            CREATE TABLE operators (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                since INTEGER NOT NULL
            ) STRICT;

            ALTER TABLE reports ADD COLUMN status TEXT NOT NULL DEFAULT 'open'
                CHECK (status IN ('open', 'dismissed', 'upheld'));
            ALTER TABLE reports ADD COLUMN hides INTEGER NOT NULL DEFAULT 0 CHECK (hides IN (0, 1));
            ALTER TABLE reports ADD COLUMN suspends_until INTEGER;

            CREATE INDEX reports_by_status ON reports (status, id);
            CREATE INDEX reports_hiding ON reports (subject_kind, subject_id) WHERE hides = 1;

            CREATE TABLE decisions (
                id INTEGER PRIMARY KEY,
                report INTEGER NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
                operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                verdict TEXT NOT NULL CHECK (verdict IN ('dismissed', 'upheld', 'reopened')),
                hides INTEGER NOT NULL CHECK (hides IN (0, 1)),
                suspends_until INTEGER,
                note TEXT CHECK (note <> ''),
                at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX decisions_of_report ON decisions (report, id);
            CREATE INDEX decisions_of_operator ON decisions (operator);
            """
    )
}
