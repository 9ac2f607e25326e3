import Database

extension Migration {
    static let suspensionLetters = Migration(
        16,
        "suspension letters",
        sql: """
            ALTER TABLE outbox ADD COLUMN about TEXT CHECK (about <> '');
            ALTER TABLE outbox ADD COLUMN reason TEXT CHECK (reason <> '');
            ALTER TABLE outbox ADD COLUMN until INTEGER;
            """
    )
}
