import Database

extension Migration {
    /// Adds the attendance of members of rosters. A mark keeps the start it belongs to, and stays after its
    /// listing is deleted.
    static let attendance = Migration(
        39,
        "attendance",
        sql: """
            CREATE TABLE attendance_marks (
                listing INTEGER NOT NULL,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                starts_at INTEGER NOT NULL,
                settles_at INTEGER NOT NULL,
                status TEXT NOT NULL CHECK (status <> ''),
                checked_in_at INTEGER,
                check_in_method TEXT CHECK (check_in_method <> ''),
                decided_at INTEGER,
                disputed_at INTEGER,
                dispute TEXT CHECK (dispute <> ''),
                answered_at INTEGER,
                answer TEXT CHECK (answer <> ''),
                PRIMARY KEY (listing, member),
                CHECK ((checked_in_at IS NULL) = (check_in_method IS NULL)),
                CHECK ((disputed_at IS NULL) = (dispute IS NULL)),
                CHECK (disputed_at IS NOT NULL OR answered_at IS NULL),
                CHECK (answered_at IS NOT NULL OR answer IS NULL)
            ) STRICT;

            CREATE INDEX attendance_of_member ON attendance_marks (member, starts_at, listing);
            """
    )
}
