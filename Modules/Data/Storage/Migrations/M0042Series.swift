import Database

extension Migration {
    /// Adds series of weekly listings, with what their dates copy. The next start is empty once no date
    /// follows.
    static let series = Migration(
        42,
        "series",
        sql: """
            CREATE TABLE series (
                id INTEGER PRIMARY KEY,
                kind TEXT NOT NULL CHECK (kind <> ''),
                host INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                weeks INTEGER NOT NULL CHECK (weeks >= 2),
                starts_at INTEGER NOT NULL,
                posted INTEGER NOT NULL CHECK (posted BETWEEN 1 AND weeks),
                next_start INTEGER,
                ended_at INTEGER,
                end_reason TEXT CHECK (end_reason <> ''),
                title TEXT NOT NULL CHECK (title <> ''),
                text TEXT NOT NULL,
                facets INTEGER NOT NULL,
                seats INTEGER NOT NULL CHECK (seats >= 1),
                minutes INTEGER NOT NULL CHECK (minutes >= 1),
                code INTEGER NOT NULL,
                latitude INTEGER NOT NULL,
                longitude INTEGER NOT NULL,
                exact_latitude INTEGER,
                exact_longitude INTEGER,
                exact_address TEXT CHECK (exact_address <> ''),
                CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
                CHECK (ended_at IS NULL OR next_start IS NULL),
                CHECK ((exact_latitude IS NULL) = (exact_longitude IS NULL)),
                CHECK (exact_latitude IS NOT NULL OR exact_address IS NULL)
            ) STRICT;

            CREATE INDEX series_of_host ON series (host, id);

            CREATE INDEX series_by_next ON series (next_start, id) WHERE next_start IS NOT NULL;

            CREATE TABLE series_dates (
                series INTEGER NOT NULL REFERENCES series (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 1),
                listing INTEGER NOT NULL UNIQUE REFERENCES listings (id) ON DELETE CASCADE,
                PRIMARY KEY (series, number)
            ) STRICT;

            CREATE TABLE series_images (
                series INTEGER NOT NULL REFERENCES series (id) ON DELETE CASCADE,
                place INTEGER NOT NULL,
                image INTEGER NOT NULL REFERENCES images (id) ON DELETE CASCADE,
                PRIMARY KEY (series, place)
            ) STRICT;

            CREATE INDEX series_images_of_image ON series_images (image);
            """
    )
}
