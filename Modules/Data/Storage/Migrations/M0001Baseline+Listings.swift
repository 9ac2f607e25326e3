extension Baseline {
    /// What listings of all kinds have, and what members keep of them.
    static let listings = """
        CREATE TABLE listings (
            id INTEGER PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind <> ''),
            author INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            side TEXT CHECK (side IN ('offer', 'want')),
            title TEXT NOT NULL CHECK (title <> ''),
            seats INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 1000),
            taken INTEGER NOT NULL CHECK (taken BETWEEN 0 AND seats),
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
            is_held_back INTEGER NOT NULL DEFAULT 0 CHECK (is_held_back IN (0, 1)),
            facets INTEGER NOT NULL DEFAULT 0,
            starts_at INTEGER,
            second_amount INTEGER CHECK (second_amount >= 0),
            has_price INTEGER NOT NULL DEFAULT 1 CHECK (has_price IN (0, 1)),
            status TEXT NOT NULL DEFAULT 'closed'
                CHECK (status IN ('open', 'closed', 'expired', 'cancelled')),
            cancelled_at INTEGER CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
            cancel_reason TEXT CHECK (cancel_reason <> '')
                CHECK ((cancel_reason IS NULL) = (cancelled_at IS NULL)),
            monthly_cost INTEGER CHECK (monthly_cost >= 0),
            area INTEGER CHECK (area > 0),
            comments INTEGER NOT NULL DEFAULT 0 CHECK (comments >= 0),
            is_closed_by_author INTEGER NOT NULL DEFAULT 0 CHECK (is_closed_by_author IN (0, 1))
                CHECK (status <> 'open' OR (is_closed_by_author = 0 AND is_held_back = 0 AND (taken <
                seats OR kind = 'shop'))),
            reviews INTEGER NOT NULL DEFAULT 0 CHECK (reviews >= 0),
            week_times INTEGER NOT NULL DEFAULT 0 CHECK (week_times >= 0),
            excerpt TEXT CHECK (excerpt <> ''),
            confirmed_at INTEGER,
            question_at INTEGER,
            asked_at INTEGER CHECK (asked_at IS NULL OR question_at IS NOT NULL),
            CHECK ((price IS NULL) = (price_unit IS NULL))
        ) STRICT;
        CREATE INDEX listings_with_question ON listings (question_at, id)
            WHERE status = 'open' AND question_at IS NOT NULL;
        CREATE INDEX listings_of_author ON listings (author, position);
        CREATE INDEX listings_by_end ON listings (expires_at)
            WHERE status = 'open' AND expires_at IS NOT NULL;
        CREATE INDEX events_by_start ON listings (starts_at) WHERE kind = 'event';
        CREATE INDEX listings_by_start ON listings (starts_at, id) WHERE kind IN ('run', 'event');

        CREATE TABLE deleted_listings (
            id INTEGER PRIMARY KEY,
            kind TEXT NOT NULL CHECK (kind <> ''),
            code INTEGER NOT NULL,
            deleted_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE listing_places (
            listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            latitude INTEGER NOT NULL,
            longitude INTEGER NOT NULL,
            address TEXT CHECK (address <> '')
        ) STRICT;

        CREATE TABLE listing_words (
            listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            text TEXT NOT NULL
        ) STRICT;

        CREATE TABLE listing_edits (
            listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
            edited_at INTEGER NOT NULL,
            number INTEGER NOT NULL CHECK (number > 0),
            changes TEXT NOT NULL CHECK (changes <> ''),
            former_title TEXT CHECK (former_title <> ''),
            PRIMARY KEY (listing, number)
        ) STRICT;

        CREATE TABLE drafts (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind <> ''),
            document TEXT NOT NULL,
            saved_at INTEGER NOT NULL,
            PRIMARY KEY (member, kind)
        ) STRICT;

        CREATE TABLE favourites (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            subject_kind TEXT NOT NULL,
            subject_id INTEGER NOT NULL,
            mark INTEGER NOT NULL,
            PRIMARY KEY (member, subject_kind, subject_id)
        ) STRICT;
        CREATE INDEX favourites_newest ON favourites (member, mark);
        CREATE INDEX favourites_of_subject ON favourites (subject_kind, subject_id);

        CREATE TABLE past_searches (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            folded TEXT NOT NULL CHECK (folded <> ''),
            text TEXT NOT NULL CHECK (text <> ''),
            id INTEGER NOT NULL,
            PRIMARY KEY (member, folded)
        ) STRICT;
        CREATE INDEX past_searches_newest ON past_searches (member, id);

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
            fits_owner INTEGER NOT NULL DEFAULT 0 CHECK (fits_owner IN (0, 1)),
            figures TEXT NOT NULL DEFAULT '',
            drawn TEXT,
            week_times TEXT NOT NULL DEFAULT '',
            frequency TEXT NOT NULL DEFAULT 'at-once' CHECK (frequency IN ('at-once', 'daily')),
            tell_at INTEGER,
            UNIQUE (member, unique_name),
            CHECK ((min_price IS NULL) = (max_price IS NULL))
        ) STRICT;
        CREATE INDEX saved_searches_to_tell ON saved_searches (tell_at, id) WHERE tell_at IS NOT NULL;
        CREATE INDEX saved_searches_to_match ON saved_searches (extent, center, id)
            WHERE notifies_since IS NOT NULL;

        CREATE TABLE saved_search_matches (
            search INTEGER NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
            listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
            found_at INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (search, listing)
        ) STRICT;
        CREATE INDEX saved_search_matches_of_listing ON saved_search_matches (listing);

        CREATE TABLE submissions (
            listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'declined')),
            submitted_at INTEGER NOT NULL,
            decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
            reason TEXT CHECK (reason <> '') CHECK ((reason IS NOT NULL) = (state = 'declined'))
        ) STRICT;
        CREATE INDEX submissions_by_state ON submissions (state, submitted_at, listing);

        CREATE TABLE claims (
            id INTEGER PRIMARY KEY,
            listing INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            note TEXT CHECK (note <> ''),
            state TEXT NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'overtaken')),
            claimed_at INTEGER NOT NULL,
            decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
            reason TEXT CHECK (reason <> '') CHECK ((reason IS NOT NULL) = (state = 'declined')),
            UNIQUE (listing, member)
        ) STRICT;
        CREATE UNIQUE INDEX claims_approved ON claims (listing) WHERE state = 'approved';
        CREATE INDEX claims_by_state ON claims (state, claimed_at, id);
        CREATE INDEX claims_of_member ON claims (member);

        CREATE TABLE comments (
            id INTEGER PRIMARY KEY,
            subject_kind TEXT NOT NULL,
            subject_id INTEGER NOT NULL,
            thread INTEGER NOT NULL REFERENCES comments (id),
            author INTEGER REFERENCES accounts (id),
            text TEXT CHECK (text <> ''),
            written_at INTEGER NOT NULL,
            edited_at INTEGER,
            CHECK ((author IS NULL) = (text IS NULL)),
            CHECK (author IS NOT NULL OR thread = id)
        ) STRICT;
        CREATE INDEX comments_oldest ON comments (subject_kind, subject_id, thread, id);
        CREATE INDEX comments_newest ON comments (subject_kind, subject_id, thread DESC, id);
        CREATE INDEX comments_of_thread ON comments (thread, id);
        CREATE INDEX comments_of_author ON comments (author, id);

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
            place_name TEXT CHECK (place_name <> ''),
            meeting_hint TEXT CHECK (meeting_hint <> ''),
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
}
