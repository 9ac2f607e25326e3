import Database

extension Migration {
    /// Lets two members agree on several lessons of a pass, one proposal at a time. SQLite can't change the
    /// condition of an index.
    static let lessonsAhead = Migration(
        78,
        "lessons ahead",
        sql: """
            DROP INDEX deals_open;

            CREATE UNIQUE INDEX deals_open ON deals (conversation)
                WHERE state IN ('proposed', 'changes-asked');

            ALTER TABLE deals ADD COLUMN weeks INTEGER NOT NULL DEFAULT 1 CHECK (weeks >= 1);

            ALTER TABLE deals ADD COLUMN is_trial INTEGER NOT NULL DEFAULT 0
                CHECK (is_trial = 0 OR is_trial = 1 AND weeks = 1);
            """
    )
}
