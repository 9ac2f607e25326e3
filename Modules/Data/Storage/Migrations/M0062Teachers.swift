import Database

extension Migration {
    /// Adds teachers and the documents that they send. Authors of offered lessons are teachers. Deals keep
    /// the kind of their listing, which may be deleted.
    static let teachers = Migration(
        62,
        "teachers",
        sql: """
            CREATE TABLE teachers (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                since INTEGER NOT NULL,
                instruments INTEGER NOT NULL,
                places INTEGER NOT NULL,
                education TEXT NOT NULL,
                career TEXT NOT NULL,
                verified_at INTEGER,
                seen TEXT CHECK (seen <> '') CHECK ((seen IS NULL) = (verified_at IS NULL))
            ) STRICT;

            INSERT INTO teachers (member, since, instruments, places, education, career)
            SELECT author, min(created_at), 0, 0, '', '' FROM listings
            WHERE kind = 'lesson' AND side = 'offer' GROUP BY author;

            CREATE TABLE verifications (
                id INTEGER PRIMARY KEY,
                teacher INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                note TEXT NOT NULL CHECK (note <> ''),
                state TEXT NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn')),
                sent_at INTEGER NOT NULL,
                decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
                decided_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                seen TEXT CHECK (seen <> '') CHECK ((seen IS NOT NULL) = (state = 'accepted')),
                reason TEXT CHECK (reason <> '') CHECK ((reason IS NOT NULL) = (state = 'declined'))
            ) STRICT;

            CREATE UNIQUE INDEX verifications_waiting ON verifications (teacher) WHERE state = 'waiting';

            CREATE INDEX verifications_by_state ON verifications (state, sent_at, id);

            CREATE INDEX verifications_of_teacher ON verifications (teacher, sent_at, id);

            CREATE INDEX verifications_decided_by ON verifications (decided_by);

            ALTER TABLE deals ADD COLUMN listing_kind TEXT NOT NULL DEFAULT 'class'
                CHECK (listing_kind <> '');

            UPDATE deals SET listing_kind = (SELECT kind FROM listings WHERE id = subject_id)
            WHERE EXISTS (SELECT 1 FROM listings WHERE id = subject_id);
            """
    )
}
