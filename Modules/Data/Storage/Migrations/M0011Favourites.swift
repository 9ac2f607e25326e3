import Database

extension Migration {
    static let favourites = Migration(
        11,
        "favourites",
        sql: """
            CREATE TABLE favourites (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                mark INTEGER NOT NULL,
                PRIMARY KEY (member, subject_kind, subject_id)
            ) STRICT;

            CREATE INDEX favourites_newest ON favourites (member, mark);
            CREATE INDEX favourites_of_subject ON favourites (subject_kind, subject_id);
            """
    )
}
