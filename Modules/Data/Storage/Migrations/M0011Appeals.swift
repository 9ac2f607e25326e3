import Database

extension Migration {
    /// Appeals against measures, and warnings that were taken back.
    static let appeals = Migration(
        11,
        "appeals",
        sql: """
            CREATE TABLE appeals (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                decision INTEGER UNIQUE REFERENCES decisions (id) ON DELETE CASCADE,
                warning INTEGER UNIQUE REFERENCES warnings (id) ON DELETE CASCADE
                    CHECK ((warning IS NULL) <> (decision IS NULL)),
                text TEXT NOT NULL CHECK (text <> ''),
                at INTEGER NOT NULL,
                outcome TEXT CHECK (outcome IN ('upheld', 'reversed')),
                reason TEXT CHECK (reason <> '') CHECK (reason IS NOT NULL OR outcome <> 'upheld'),
                decided_at INTEGER CHECK ((decided_at IS NULL) = (outcome IS NULL)),
                decided_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL
            ) STRICT;
            CREATE INDEX appeals_of_member ON appeals (member, id);
            CREATE INDEX appeals_waiting ON appeals (id) WHERE outcome IS NULL;
            CREATE INDEX appeals_decided ON appeals (id) WHERE outcome IS NOT NULL;
            CREATE INDEX appeals_by_operator ON appeals (decided_by);

            ALTER TABLE warnings ADD COLUMN taken_back_at INTEGER;
            """
    )
}
