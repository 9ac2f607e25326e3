import Database

extension Migration {
    /// Both engines index the same tokens: SQLite in a contentless full-text table, PostgreSQL in an index
    /// over the column.
    static let board = Migration(
        13,
        "board",
        sqlite: """
            CREATE TABLE listing_words (
                listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                position INTEGER NOT NULL,
                text TEXT NOT NULL,
                tokens TEXT NOT NULL
            ) STRICT;

            CREATE VIRTUAL TABLE listing_index USING fts5 (tokens, content = '', detail = none,
                columnsize = 0, tokenize = 'ascii');

            CREATE TABLE past_searches (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                folded TEXT NOT NULL CHECK (folded <> ''),
                text TEXT NOT NULL CHECK (text <> ''),
                id INTEGER NOT NULL,
                PRIMARY KEY (member, folded)
            ) STRICT;

            CREATE INDEX past_searches_newest ON past_searches (member, id);

            CREATE TABLE place_counts (
                kind TEXT NOT NULL,
                code INTEGER NOT NULL,
                listings INTEGER NOT NULL CHECK (listings >= 0),
                latitudes INTEGER NOT NULL,
                longitudes INTEGER NOT NULL,
                south INTEGER NOT NULL,
                west INTEGER NOT NULL,
                north INTEGER NOT NULL,
                east INTEGER NOT NULL,
                PRIMARY KEY (kind, code)
            ) STRICT;
            """,
        postgresql: """
            CREATE TABLE listing_words (
                listing BIGINT PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                position BIGINT NOT NULL,
                text TEXT COLLATE "C" NOT NULL,
                tokens TEXT COLLATE "C" NOT NULL
            );

            CREATE INDEX listing_index ON listing_words USING gin (string_to_array(tokens, ' '));

            CREATE TABLE past_searches (
                member BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                folded TEXT COLLATE "C" NOT NULL CHECK (folded <> ''),
                text TEXT COLLATE "C" NOT NULL CHECK (text <> ''),
                id BIGINT NOT NULL,
                PRIMARY KEY (member, folded)
            );

            CREATE INDEX past_searches_newest ON past_searches (member, id);

            CREATE TABLE place_counts (
                kind TEXT COLLATE "C" NOT NULL,
                code BIGINT NOT NULL,
                listings BIGINT NOT NULL CHECK (listings >= 0),
                latitudes BIGINT NOT NULL,
                longitudes BIGINT NOT NULL,
                south BIGINT NOT NULL,
                west BIGINT NOT NULL,
                north BIGINT NOT NULL,
                east BIGINT NOT NULL,
                PRIMARY KEY (kind, code)
            );
            """
    )
}
