import Database

extension Migration {
    /// Adds events with their dates. The words of an event are marks of its listing.
    static let events = Migration(
        43,
        "events",
        sql: """
            CREATE TABLE events (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                link TEXT CHECK (link <> ''),
                normalized_link TEXT CHECK ((normalized_link IS NULL) = (link IS NULL)),
                hosts TEXT NOT NULL CHECK (hosts <> ''),
                description TEXT NOT NULL,
                venue TEXT CHECK (venue <> ''),
                cost_from INTEGER CHECK (cost_from >= 0),
                cost_to INTEGER CHECK (cost_to >= 0),
                zone TEXT NOT NULL CHECK (zone <> ''),
                opens_at INTEGER,
                closes_at INTEGER CHECK (closes_at > opens_at),
                signs_up_here INTEGER NOT NULL CHECK (signs_up_here IN (0, 1)),
                is_postponed INTEGER NOT NULL CHECK (is_postponed IN (0, 1)),
                CHECK (cost_from <= cost_to)
            ) STRICT;

            CREATE INDEX events_by_link ON events (normalized_link) WHERE normalized_link IS NOT NULL;

            CREATE TABLE event_dates (
                event INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 0),
                starts_at INTEGER NOT NULL,
                ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
                is_all_day INTEGER NOT NULL CHECK (is_all_day IN (0, 1)),
                PRIMARY KEY (event, number)
            ) STRICT;
            """
    )
}
