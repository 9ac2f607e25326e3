import Database

extension Migration {
    /// Keeps the whole text of what is reported, and marks the measures that operators take without a report.
    static let reportCopies = Migration(
        77,
        "report copies",
        sql: """
            ALTER TABLE reports ADD COLUMN copy TEXT CHECK (copy <> '');
            ALTER TABLE reports ADD COLUMN is_act INTEGER NOT NULL DEFAULT 0 CHECK (is_act IN (0, 1));
            """
    )
}
