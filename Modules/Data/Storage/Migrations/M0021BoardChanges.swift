import Database

extension Migration {
    /// Adds the table of changes for the in-memory board, and drops the tables and the index it replaces.
    static let boardChanges = Migration(
        21,
        "board changes",
        sqlite: """
            CREATE TABLE board_changes (
                number INTEGER PRIMARY KEY,
                listing INTEGER NOT NULL,
                code INTEGER NOT NULL,
                at INTEGER NOT NULL DEFAULT (unixepoch())
            ) STRICT;

            DROP TABLE place_counts;

            DROP INDEX listings_by_place;
            """,
        postgresql: """
            CREATE TABLE board_changes (
                number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                listing BIGINT NOT NULL,
                code BIGINT NOT NULL,
                at BIGINT NOT NULL DEFAULT extract(epoch FROM clock_timestamp())::bigint,
                transaction_id BIGINT NOT NULL DEFAULT pg_current_xact_id()::text::bigint
            );

            CREATE INDEX board_changes_by_transaction ON board_changes (transaction_id);

            DROP TABLE place_counts;

            DROP INDEX listings_by_place;
            """
    )
}
