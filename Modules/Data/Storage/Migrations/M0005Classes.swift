import Database

extension Migration {
    static let classes = Migration(
        5,
        "classes",
        sql: """
            CREATE TABLE classes (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL CHECK (description <> ''),
                minutes INTEGER CHECK (minutes > 0),
                time_bands INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE class_sessions (
                class INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
                place INTEGER NOT NULL CHECK (place >= 0),
                starts_at INTEGER NOT NULL,
                minutes INTEGER NOT NULL CHECK (minutes > 0),
                PRIMARY KEY (class, place)
            ) STRICT;

            CREATE TABLE drafts (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind <> ''),
                document TEXT NOT NULL,
                saved_at INTEGER NOT NULL,
                PRIMARY KEY (member, kind)
            ) STRICT;
            """
    )
}
