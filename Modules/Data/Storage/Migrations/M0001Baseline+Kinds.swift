extension Baseline {
    /// What each kind of listing adds, and sources of imported events.
    static let kinds = """
        CREATE TABLE classes (
            id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            description TEXT NOT NULL CHECK (description <> ''),
            minutes INTEGER CHECK (minutes > 0),
            time_bands INTEGER NOT NULL,
            bring TEXT CHECK (bring <> '')
        ) STRICT;

        CREATE TABLE class_sessions (
            class INTEGER NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
            place INTEGER NOT NULL CHECK (place >= 0),
            starts_at INTEGER NOT NULL,
            minutes INTEGER NOT NULL CHECK (minutes > 0),
            PRIMARY KEY (class, place)
        ) STRICT;

        CREATE TABLE runs (
            id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            description TEXT NOT NULL,
            place_name TEXT CHECK (place_name <> ''),
            meeting_hint TEXT CHECK (meeting_hint <> '')
        ) STRICT;

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
        CREATE INDEX events_by_closing ON events (closes_at) WHERE closes_at IS NOT NULL;

        CREATE TABLE event_dates (
            event INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            starts_at INTEGER NOT NULL,
            ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
            is_all_day INTEGER NOT NULL CHECK (is_all_day IN (0, 1)),
            PRIMARY KEY (event, number)
        ) STRICT;

        CREATE TABLE event_days (
            day INTEGER NOT NULL,
            starts_at INTEGER NOT NULL,
            event INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            first_day INTEGER NOT NULL,
            last_day INTEGER NOT NULL,
            facets INTEGER NOT NULL,
            code INTEGER NOT NULL,
            author INTEGER NOT NULL,
            is_listed INTEGER NOT NULL CHECK (is_listed IN (0, 1)),
            PRIMARY KEY (day, starts_at, event, number),
            CHECK (day BETWEEN first_day AND last_day)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX event_days_by_start
            ON event_days (starts_at, event, number, facets, code, author, is_listed)
            WHERE day = first_day;
        CREATE INDEX event_days_of_event ON event_days (event);

        CREATE TABLE event_reminders (
            event INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind <> ''),
            day INTEGER NOT NULL,
            due_at INTEGER NOT NULL,
            until INTEGER NOT NULL,
            is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
            PRIMARY KEY (event, kind, day),
            CHECK (due_at < until)
        ) STRICT;
        CREATE INDEX event_reminders_by_due ON event_reminders (due_at, event) WHERE is_told = 0;

        CREATE TABLE reminder_mails (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind <> ''),
            PRIMARY KEY (member, kind)
        ) STRICT;

        CREATE TABLE sources (
            id INTEGER PRIMARY KEY,
            owner INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            address TEXT NOT NULL UNIQUE,
            format TEXT CHECK (format IN ('icalendar', 'feed', 'json-feed', 'page')),
            name TEXT NOT NULL CHECK (name <> ''),
            contact TEXT CHECK (contact <> ''),
            licence TEXT NOT NULL CHECK (licence <> ''),
            terms TEXT CHECK (terms <> ''),
            code INTEGER NOT NULL,
            host TEXT CHECK (host <> ''),
            state TEXT NOT NULL
                CHECK (state IN ('proposed', 'declined', 'active', 'paused', 'withdrawn')),
            reason TEXT CHECK (reason <> '') CHECK ((reason IS NOT NULL) = (state = 'declined')),
            added_at INTEGER NOT NULL,
            last_fetch INTEGER,
            next_fetch INTEGER NOT NULL,
            busy_until INTEGER,
            entity_tag TEXT,
            last_modified TEXT,
            failures INTEGER NOT NULL CHECK (failures >= 0),
            failure TEXT CHECK ((failure IS NULL) = (failures = 0))
        ) STRICT;
        CREATE INDEX sources_of_owner ON sources (owner);
        CREATE INDEX sources_by_due ON sources (next_fetch) WHERE state = 'active';

        CREATE TABLE source_entries (
            id INTEGER PRIMARY KEY,
            source INTEGER NOT NULL REFERENCES sources (id) ON DELETE CASCADE,
            uid TEXT NOT NULL CHECK (uid <> ''),
            recurrence TEXT NOT NULL,
            state TEXT NOT NULL CHECK (state IN ('waiting', 'published', 'skipped', 'claimed')),
            misses INTEGER NOT NULL CHECK (misses >= 0),
            seen_at INTEGER NOT NULL,
            sequence INTEGER NOT NULL,
            modified_at INTEGER,
            is_cancelled INTEGER NOT NULL CHECK (is_cancelled IN (0, 1)),
            title TEXT NOT NULL,
            contents TEXT,
            ends_at INTEGER,
            latitude INTEGER,
            longitude INTEGER CHECK ((longitude IS NULL) = (latitude IS NULL)),
            raw TEXT NOT NULL,
            diagnostics TEXT NOT NULL,
            listing INTEGER REFERENCES listings (id) ON DELETE SET NULL,
            UNIQUE (source, uid, recurrence)
        ) STRICT;
        CREATE INDEX source_entries_of_listing ON source_entries (listing) WHERE listing IS NOT NULL;
        CREATE INDEX source_entries_by_state ON source_entries (source, state, id);

        CREATE TABLE shops (
            id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            description TEXT NOT NULL CHECK (description <> ''),
            contract_area INTEGER CHECK (contract_area > 0),
            floor INTEGER NOT NULL CHECK (floor <> 0),
            total_floors INTEGER CHECK (total_floors >= floor),
            approved_on TEXT CHECK (approved_on <> ''),
            direction TEXT NOT NULL CHECK (direction <> ''),
            rooms INTEGER CHECK (rooms >= 0),
            toilets INTEGER CHECK (toilets >= 0),
            parking INTEGER CHECK (parking >= 0),
            ready_on TEXT CHECK (ready_on <> ''),
            loan TEXT NOT NULL CHECK (loan <> ''),
            office_name TEXT NOT NULL,
            office_address TEXT NOT NULL,
            office_phone TEXT NOT NULL,
            registration_number TEXT NOT NULL,
            broker_name TEXT NOT NULL,
            floor_plan TEXT NOT NULL CHECK (floor_plan <> '')
        ) STRICT;

        CREATE TABLE shop_prices (
            shop INTEGER NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            deal TEXT NOT NULL CHECK (deal <> ''),
            up_front INTEGER NOT NULL CHECK (up_front >= 0),
            rent INTEGER CHECK (rent >= 0),
            maintenance INTEGER CHECK (maintenance >= 0),
            premium INTEGER CHECK (premium >= 0),
            vat TEXT NOT NULL CHECK (vat <> ''),
            lease_months INTEGER NOT NULL CHECK (lease_months > 0),
            since INTEGER NOT NULL,
            PRIMARY KEY (shop, number)
        ) STRICT;

        CREATE TABLE shop_statuses (
            shop INTEGER NOT NULL REFERENCES shops (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 0),
            status TEXT NOT NULL CHECK (status <> ''),
            at INTEGER NOT NULL,
            PRIMARY KEY (shop, number)
        ) STRICT;

        CREATE TABLE lessons (
            id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            description TEXT NOT NULL CHECK (description <> ''),
            travel INTEGER CHECK (travel > 0),
            minutes INTEGER NOT NULL CHECK (minutes > 0),
            single_price INTEGER CHECK (single_price >= 0),
            pass_count INTEGER CHECK (pass_count > 1),
            pass_price INTEGER CHECK (pass_price >= 0),
            pass_expiry INTEGER CHECK (pass_expiry > 0),
            pass_expiry_unit TEXT CHECK (pass_expiry_unit <> ''),
            monthly_price INTEGER CHECK (monthly_price >= 0),
            trial_price INTEGER CHECK (trial_price >= 0),
            tags TEXT NOT NULL,
            CHECK ( (pass_count IS NULL) = (pass_price IS NULL) AND (pass_count IS NULL) = (pass_expiry IS
                NULL) AND (pass_count IS NULL) = (pass_expiry_unit IS NULL) )
        ) STRICT;

        CREATE TABLE community_posts (
            id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            description TEXT NOT NULL CHECK (description <> ''),
            tags TEXT NOT NULL
        ) STRICT;
        """
}
