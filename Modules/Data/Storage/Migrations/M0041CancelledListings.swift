import Database

extension Migration {
    /// Adds the status and the reason of cancelled listings, and what edits changed to facts and notices.
    ///
    /// SQLite can't change a condition of a column, so that the columns of the status are replaced.
    static let cancelledListings = Migration(
        41,
        "cancelled listings",
        sql: """
            DROP INDEX listings_by_end;

            ALTER TABLE listings RENAME COLUMN status TO former_status;

            ALTER TABLE listings RENAME COLUMN is_closed_by_author TO former_closure;

            ALTER TABLE listings ADD COLUMN status TEXT NOT NULL DEFAULT 'closed'
                CHECK (status IN ('open', 'closed', 'expired', 'cancelled'));

            UPDATE listings SET status = former_status;

            ALTER TABLE listings ADD COLUMN is_closed_by_author INTEGER NOT NULL DEFAULT 0
                CHECK (is_closed_by_author IN (0, 1))
                CHECK (status <> 'open' OR (is_closed_by_author = 0 AND is_held_back = 0
                    AND taken < seats));

            UPDATE listings SET is_closed_by_author = former_closure;

            ALTER TABLE listings DROP COLUMN former_closure;

            ALTER TABLE listings DROP COLUMN former_status;

            CREATE INDEX listings_by_end ON listings (expires_at)
                WHERE status = 'open' AND expires_at IS NOT NULL;

            ALTER TABLE listings ADD COLUMN cancelled_at INTEGER
                CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL));

            ALTER TABLE listings ADD COLUMN cancel_reason TEXT
                CHECK (cancel_reason <> '')
                CHECK ((cancel_reason IS NULL) = (cancelled_at IS NULL));

            ALTER TABLE roster_facts ADD COLUMN changes TEXT CHECK (changes <> '');

            ALTER TABLE notices ADD COLUMN changes TEXT CHECK (changes <> '');
            """
    )
}
