import Database

extension Migration {
    static let accounts = Migration(
        1,
        "accounts",
        sql: """
            CREATE TABLE accounts (
                id INTEGER PRIMARY KEY,
                email TEXT NOT NULL UNIQUE,
                nickname TEXT NOT NULL,
                nickname_key TEXT NOT NULL UNIQUE,
                language TEXT NOT NULL CHECK (language IN ('ko', 'en')),
                birth_year INTEGER CHECK (birth_year BETWEEN 1850 AND 2500),
                gender TEXT CHECK (gender IN ('female', 'male', 'other')),
                bio TEXT CHECK (bio <> ''),
                company TEXT CHECK (company <> ''),
                job_group TEXT CHECK (job_group <> ''),
                joined_at INTEGER NOT NULL
            ) STRICT;

            CREATE TABLE credentials (
                member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
                seal TEXT NOT NULL CHECK (seal <> '')
            ) STRICT;

            CREATE TABLE sessions (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                device TEXT NOT NULL,
                opened_at INTEGER NOT NULL,
                last_used_at INTEGER NOT NULL,
                generation INTEGER NOT NULL CHECK (generation >= 1),
                refresh_expires_at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX sessions_of_member ON sessions (member, last_used_at);

            CREATE TABLE sign_in_tries (
                key TEXT PRIMARY KEY,
                empty_at INTEGER NOT NULL
            ) STRICT;

            CREATE INDEX sign_in_tries_by_end ON sign_in_tries (empty_at);
            """
    )
}
