import Database

extension Migration {
    static let listings = Migration(
        4,
        "listings",
        sql: """
            CREATE TABLE listings (
                id INTEGER PRIMARY KEY,
                kind TEXT NOT NULL CHECK (kind <> ''),
                author INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                side TEXT CHECK (side IN ('offer', 'want')),
                title TEXT NOT NULL CHECK (title <> ''),
                status TEXT NOT NULL CHECK (status IN ('open', 'closed', 'expired')),
                seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 1000),
                taken INTEGER NOT NULL CHECK (taken BETWEEN 0 AND seats),
                categories INTEGER NOT NULL,
                audiences INTEGER NOT NULL,
                weekdays INTEGER NOT NULL,
                price INTEGER CHECK (price >= 0),
                price_unit TEXT CHECK (price_unit <> ''),
                code INTEGER NOT NULL,
                latitude INTEGER NOT NULL,
                longitude INTEGER NOT NULL,
                thumbnail TEXT,
                position INTEGER NOT NULL UNIQUE,
                created_at INTEGER NOT NULL,
                edited_at INTEGER,
                bumped_at INTEGER,
                expires_at INTEGER,
                favourites INTEGER NOT NULL DEFAULT 0 CHECK (favourites >= 0),
                conversations INTEGER NOT NULL DEFAULT 0 CHECK (conversations >= 0),
                views INTEGER NOT NULL DEFAULT 0 CHECK (views >= 0),
                CHECK ((price IS NULL) = (price_unit IS NULL))
            ) STRICT;

            CREATE INDEX listings_by_place ON listings (kind, code, status, position, side, categories,
                audiences, weekdays, price, expires_at, author, latitude, longitude, id);
            CREATE INDEX listings_of_author ON listings (author, position);
            CREATE INDEX listings_by_end ON listings (expires_at)
                WHERE status = 'open' AND expires_at IS NOT NULL;

            CREATE TABLE listing_places (
                listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                latitude INTEGER NOT NULL,
                longitude INTEGER NOT NULL,
                address TEXT CHECK (address <> '')
            ) STRICT;
            """
    )
}
