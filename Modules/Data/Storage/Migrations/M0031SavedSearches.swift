import Database

extension Migration {
    /// Adds saved searches, the listings that newly fit them, and the queue of listings to match.
    static let savedSearches = Migration(
        31,
        "saved searches",
        sqlite: """
            CREATE TABLE saved_searches (
                id INTEGER PRIMARY KEY,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                name TEXT NOT NULL CHECK (name <> ''),
                unique_name TEXT NOT NULL CHECK (unique_name <> ''),
                text TEXT CHECK (text <> ''),
                kinds TEXT NOT NULL,
                side TEXT,
                facets TEXT NOT NULL,
                min_price INTEGER,
                max_price INTEGER,
                center INTEGER NOT NULL,
                extent TEXT NOT NULL CHECK (extent <> ''),
                notifies_since INTEGER,
                UNIQUE (member, unique_name),
                CHECK ((min_price IS NULL) = (max_price IS NULL))
            ) STRICT;

            CREATE INDEX saved_searches_to_match ON saved_searches (extent, center, id)
                WHERE notifies_since IS NOT NULL;

            CREATE TABLE saved_search_matches (
                search INTEGER NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
                listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                PRIMARY KEY (search, listing)
            ) STRICT;

            CREATE INDEX saved_search_matches_of_listing ON saved_search_matches (listing);

            CREATE TABLE listing_arrivals (
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                listing INTEGER NOT NULL UNIQUE REFERENCES listings (id) ON DELETE CASCADE,
                at INTEGER NOT NULL,
                former_text TEXT,
                former_facets INTEGER,
                former_price INTEGER,
                former_code INTEGER,
                extent TEXT NOT NULL DEFAULT '',
                center INTEGER NOT NULL DEFAULT 0,
                search INTEGER NOT NULL DEFAULT 0
            ) STRICT;

            ALTER TABLE notices ADD COLUMN count INTEGER CHECK (count > 0);
            """,
        postgresql: """
            CREATE TABLE saved_searches (
                id BIGINT PRIMARY KEY,
                member BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                name TEXT COLLATE "C" NOT NULL CHECK (name <> ''),
                unique_name TEXT COLLATE "C" NOT NULL CHECK (unique_name <> ''),
                text TEXT COLLATE "C" CHECK (text <> ''),
                kinds TEXT COLLATE "C" NOT NULL,
                side TEXT COLLATE "C",
                facets TEXT COLLATE "C" NOT NULL,
                min_price BIGINT,
                max_price BIGINT,
                center BIGINT NOT NULL,
                extent TEXT COLLATE "C" NOT NULL CHECK (extent <> ''),
                notifies_since BIGINT,
                UNIQUE (member, unique_name),
                CHECK ((min_price IS NULL) = (max_price IS NULL))
            );

            CREATE INDEX saved_searches_to_match ON saved_searches (extent, center, id)
                WHERE notifies_since IS NOT NULL;

            CREATE TABLE saved_search_matches (
                search BIGINT NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
                listing BIGINT NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                PRIMARY KEY (search, listing)
            );

            CREATE INDEX saved_search_matches_of_listing ON saved_search_matches (listing);

            CREATE TABLE listing_arrivals (
                number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
                listing BIGINT NOT NULL UNIQUE REFERENCES listings (id) ON DELETE CASCADE,
                at BIGINT NOT NULL,
                former_text TEXT COLLATE "C",
                former_facets BIGINT,
                former_price BIGINT,
                former_code BIGINT,
                extent TEXT COLLATE "C" NOT NULL DEFAULT '',
                center BIGINT NOT NULL DEFAULT 0,
                search BIGINT NOT NULL DEFAULT 0
            );

            ALTER TABLE notices ADD COLUMN count BIGINT CHECK (count > 0);
            """
    )
}
