import Database

extension Migration {
    /// Opens a roster for each run. The host takes one of the seats. Nothing is closed on a roster itself any
    /// more.
    static let rostersOfRuns = Migration(
        36,
        "rosters of runs",
        sql: """
            ALTER TABLE rosters DROP COLUMN is_closed;

            INSERT INTO rosters (listing, admission)
            SELECT id, 'by-organiser' FROM listings WHERE kind = 'run';

            UPDATE listings SET taken = 1 WHERE kind = 'run';

            CREATE INDEX roster_applications_of_member ON roster_entries (member, applied_at, listing);

            DROP INDEX roster_entries_of_member;
            """
    )
}
