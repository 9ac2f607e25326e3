import Database

extension Migration {
    /// Binds a review to a subject and two members instead of a deal, and keeps the subject's title.
    static let reviewSubjects = Migration(
        27,
        "review subjects",
        sql: """
            CREATE TABLE reviews_of_subjects (
                id INTEGER PRIMARY KEY,
                subject_kind TEXT NOT NULL CHECK (subject_kind <> ''),
                subject_id INTEGER NOT NULL,
                title TEXT NOT NULL CHECK (title <> ''),
                author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                author_role TEXT CHECK (author_role IN ('provider', 'receiver')),
                about INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                halves INTEGER NOT NULL CHECK (halves BETWEEN 1 AND 10),
                text TEXT CHECK (text <> ''),
                written_at INTEGER NOT NULL,
                revealed_at INTEGER NOT NULL,
                is_told INTEGER NOT NULL CHECK (is_told IN (0, 1)),
                reply TEXT CHECK (reply <> ''),
                replied_at INTEGER,
                UNIQUE (subject_kind, subject_id, about, author),
                CHECK ((reply IS NULL) = (replied_at IS NULL))
            ) STRICT;

            INSERT INTO reviews_of_subjects (id, subject_kind, subject_id, title, author, author_role, about,
                halves, text, written_at, revealed_at, is_told, reply, replied_at)
            SELECT reviews.id, 'deal', deal, deals.title, reviews.author,
                CASE WHEN reviews.author = provider THEN 'provider'
                    WHEN reviews.author = receiver THEN 'receiver' END,
                about, halves, text, written_at, revealed_at, is_told, reply, replied_at
            FROM reviews JOIN deals ON deals.id = reviews.deal ORDER BY reviews.id;

            DROP TABLE reviews;

            ALTER TABLE reviews_of_subjects RENAME TO reviews;

            CREATE INDEX reviews_about ON reviews (about, revealed_at, id, halves);

            CREATE INDEX reviews_to_tell ON reviews (revealed_at, id) WHERE is_told = 0;

            CREATE INDEX reviews_of_author ON reviews (author, id);
            """
    )
}
