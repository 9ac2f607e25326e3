extension Baseline {
    /// Deals, lessons, reviews and participations.
    static let deals = """
        CREATE TABLE deals (
            id INTEGER PRIMARY KEY,
            conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
            subject_kind TEXT NOT NULL,
            subject_id INTEGER NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            partner INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            author_provides INTEGER NOT NULL CHECK (author_provides IN (0, 1)),
            provider INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            receiver INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            starts_at INTEGER NOT NULL,
            minutes INTEGER NOT NULL CHECK (minutes > 0),
            ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
            code INTEGER NOT NULL,
            latitude INTEGER,
            longitude INTEGER,
            address TEXT CHECK (address <> ''),
            price INTEGER CHECK (price >= 0),
            price_unit TEXT CHECK (price_unit <> ''),
            note TEXT CHECK (note <> ''),
            proposed_at INTEGER NOT NULL,
            state TEXT NOT NULL
                CHECK (state IN ('proposed', 'changes-asked', 'replaced', 'declined', 'withdrawn',
                'accepted', 'cancelled', 'done')),
            changed_at INTEGER NOT NULL,
            changed_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            reason TEXT CHECK (reason <> ''),
            author_done_at INTEGER,
            partner_done_at INTEGER,
            done_at INTEGER,
            proposed_by TEXT NOT NULL DEFAULT 'author' CHECK (proposed_by IN ('author', 'partner')),
            is_reminded INTEGER NOT NULL DEFAULT 0 CHECK (is_reminded IN (0, 1)),
            proposed_moves INTEGER NOT NULL DEFAULT 0 CHECK (proposed_moves >= 0),
            accepted_moves INTEGER NOT NULL DEFAULT 0 CHECK (accepted_moves BETWEEN 0 AND proposed_moves),
            move_by TEXT CHECK (move_by IN ('author', 'partner')),
            move_at INTEGER CHECK ((move_at IS NULL) = (move_by IS NULL)),
            move_starts_at INTEGER CHECK ((move_starts_at IS NULL) = (move_by IS NULL)),
            move_minutes INTEGER CHECK ((move_minutes IS NULL) = (move_by IS NULL)),
            move_code INTEGER CHECK ((move_code IS NULL) = (move_by IS NULL)),
            move_latitude INTEGER,
            move_longitude INTEGER CHECK ((move_longitude IS NULL) = (move_latitude IS NULL)),
            move_address TEXT CHECK (move_address <> ''),
            no_show_by TEXT CHECK (no_show_by IN ('author', 'partner')),
            no_show_at INTEGER CHECK ((no_show_at IS NULL) = (no_show_by IS NULL)),
            no_show_answer TEXT CHECK (no_show_answer IN ('agreed', 'disputed'))
                CHECK (no_show_answer IS NULL OR no_show_by IS NOT NULL),
            no_show_answered_at INTEGER CHECK ((no_show_answered_at IS NULL) = (no_show_answer IS NULL)),
            no_show_reason TEXT CHECK (no_show_reason <> ''),
            purpose TEXT NOT NULL DEFAULT 'teaching' CHECK (purpose IN ('teaching', 'viewing')),
            second_starts_at INTEGER CHECK (second_starts_at > starts_at),
            third_starts_at INTEGER CHECK (third_starts_at > second_starts_at)
                CHECK (third_starts_at IS NULL OR second_starts_at IS NOT NULL),
            is_reminded_soon INTEGER NOT NULL DEFAULT 0 CHECK (is_reminded_soon IN (0, 1)),
            listing_kind TEXT NOT NULL DEFAULT 'class' CHECK (listing_kind <> ''),
            rebookings INTEGER NOT NULL DEFAULT 0 CHECK (rebookings >= 0),
            weeks INTEGER NOT NULL DEFAULT 1 CHECK (weeks >= 1),
            is_trial INTEGER NOT NULL DEFAULT 0 CHECK (is_trial = 0 OR is_trial = 1 AND weeks = 1),
            CHECK ((latitude IS NULL) = (longitude IS NULL)),
            CHECK (address IS NULL OR latitude IS NOT NULL),
            CHECK ((price IS NULL) = (price_unit IS NULL)),
            CHECK ((state = 'done') = (done_at IS NOT NULL))
        ) STRICT;
        CREATE INDEX deals_of_conversation ON deals (conversation, id);
        CREATE INDEX deals_given ON deals (provider, id);
        CREATE INDEX deals_received ON deals (receiver, id);
        CREATE INDEX deals_due ON deals (ends_at, id) WHERE state = 'accepted';
        CREATE INDEX deals_of_author ON deals (author, state);
        CREATE INDEX deals_of_partner ON deals (partner, state);
        CREATE INDEX deals_changed_by ON deals (changed_by);
        CREATE INDEX deals_to_remind ON deals (starts_at, id)
            WHERE state = 'accepted' AND is_reminded = 0;
        CREATE INDEX deals_author_missed ON deals (author, state, no_show_by, no_show_answer)
            WHERE no_show_by = 'partner';
        CREATE INDEX deals_partner_missed ON deals (partner, state, no_show_by, no_show_answer)
            WHERE no_show_by = 'author';
        CREATE INDEX deals_to_remind_soon ON deals (starts_at, id)
            WHERE state = 'accepted' AND purpose = 'viewing' AND is_reminded_soon = 0;
        CREATE INDEX deals_given_by_state ON deals (provider, state, id, purpose);
        CREATE INDEX deals_received_by_state ON deals (receiver, state, id, purpose);
        CREATE UNIQUE INDEX deals_open ON deals (conversation)
            WHERE state IN ('proposed', 'changes-asked');

        CREATE TABLE reviews (
            id INTEGER PRIMARY KEY,
            subject_kind TEXT NOT NULL CHECK (subject_kind <> ''),
            subject_id INTEGER NOT NULL,
            title TEXT NOT NULL CHECK (title <> ''),
            author INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            author_role TEXT CHECK (author_role IN ('provider', 'receiver')),
            about INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            halves INTEGER NOT NULL CHECK (halves BETWEEN 1 AND 10),
            text TEXT CHECK (text <> ''),
            written_at INTEGER NOT NULL,
            revealed_at INTEGER NOT NULL,
            is_told INTEGER NOT NULL CHECK (is_told IN (0, 1)),
            reply TEXT CHECK (reply <> ''),
            replied_at INTEGER,
            manners INTEGER NOT NULL DEFAULT 0 CHECK (manners >= 0),
            edited_at INTEGER CHECK (edited_at >= revealed_at),
            UNIQUE (subject_kind, subject_id, about, author),
            CHECK ((reply IS NULL) = (replied_at IS NULL))
        ) STRICT;
        CREATE INDEX reviews_about ON reviews (about, revealed_at, id, halves);
        CREATE INDEX reviews_to_tell ON reviews (revealed_at, id) WHERE is_told = 0;
        CREATE INDEX reviews_of_author ON reviews (author, id);

        CREATE TABLE lesson_notes (
            id INTEGER PRIMARY KEY,
            deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
            author INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            reader INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            text TEXT NOT NULL CHECK (text <> ''),
            homework TEXT CHECK (homework <> ''),
            homework_done_at INTEGER CHECK (homework_done_at IS NULL OR homework IS NOT NULL),
            written_at INTEGER NOT NULL,
            edited_at INTEGER,
            UNIQUE (deal, author)
        ) STRICT;
        CREATE INDEX lesson_notes_written ON lesson_notes (author, id);
        CREATE INDEX lesson_notes_written_for ON lesson_notes (author, reader, id);
        CREATE INDEX lesson_notes_read ON lesson_notes (reader, id);
        CREATE INDEX lesson_notes_read_of ON lesson_notes (reader, author, id);

        CREATE TABLE teachers (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            since INTEGER NOT NULL,
            instruments INTEGER NOT NULL,
            places INTEGER NOT NULL,
            education TEXT NOT NULL,
            career TEXT NOT NULL,
            verified_at INTEGER,
            seen TEXT CHECK (seen <> '') CHECK ((seen IS NULL) = (verified_at IS NULL))
        ) STRICT;

        CREATE TABLE verifications (
            id INTEGER PRIMARY KEY,
            teacher INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            note TEXT NOT NULL CHECK (note <> ''),
            state TEXT NOT NULL CHECK (state IN ('waiting', 'accepted', 'declined', 'withdrawn')),
            sent_at INTEGER NOT NULL,
            decided_at INTEGER CHECK ((decided_at IS NULL) = (state = 'waiting')),
            decided_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            seen TEXT CHECK (seen <> '') CHECK ((seen IS NOT NULL) = (state = 'accepted')),
            reason TEXT CHECK (reason <> '') CHECK ((reason IS NOT NULL) = (state = 'declined'))
        ) STRICT;
        CREATE UNIQUE INDEX verifications_waiting ON verifications (teacher) WHERE state = 'waiting';
        CREATE INDEX verifications_by_state ON verifications (state, sent_at, id);
        CREATE INDEX verifications_of_teacher ON verifications (teacher, sent_at, id);
        CREATE INDEX verifications_decided_by ON verifications (decided_by);

        CREATE TABLE recordings (
            id INTEGER PRIMARY KEY,
            teacher INTEGER NOT NULL REFERENCES teachers (member) ON DELETE CASCADE,
            title TEXT NOT NULL CHECK (title <> ''),
            seconds INTEGER NOT NULL CHECK (seconds > 0),
            file TEXT NOT NULL CHECK (file <> ''),
            uploaded_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX recordings_of_teacher ON recordings (teacher, id);
        CREATE INDEX recordings_in_file ON recordings (file);

        CREATE TABLE teaching_hours (
            teacher INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            rests_on_holidays INTEGER NOT NULL CHECK (rests_on_holidays IN (0, 1)),
            pause INTEGER NOT NULL CHECK (pause >= 0),
            notice INTEGER NOT NULL CHECK (notice >= 0),
            horizon INTEGER NOT NULL CHECK (horizon > 0),
            shares_place INTEGER NOT NULL CHECK (shares_place IN (0, 1)),
            saved_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE teaching_times (
            teacher INTEGER NOT NULL REFERENCES teaching_hours (teacher) ON DELETE CASCADE,
            place INTEGER NOT NULL CHECK (place > 0),
            weekday TEXT CHECK (weekday IN ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')),
            day INTEGER,
            start_minute INTEGER NOT NULL CHECK (start_minute >= 0),
            end_minute INTEGER NOT NULL CHECK (end_minute <= 1440),
            PRIMARY KEY (teacher, place),
            CHECK ((weekday IS NULL) <> (day IS NULL)),
            CHECK (start_minute < end_minute OR day IS NOT NULL AND start_minute = 0 AND end_minute = 0)
        ) STRICT;

        CREATE TABLE rosters (
            listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
            admission TEXT NOT NULL CHECK (admission <> ''),
            turns INTEGER NOT NULL DEFAULT 0,
            facts INTEGER NOT NULL DEFAULT 0,
            day_told INTEGER,
            hour_told INTEGER
        ) STRICT;

        CREATE TABLE roster_entries (
            listing INTEGER NOT NULL REFERENCES rosters (listing) ON DELETE CASCADE,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            state TEXT NOT NULL CHECK (state <> ''),
            turn INTEGER NOT NULL,
            claim_until INTEGER,
            note TEXT CHECK (note <> ''),
            applied_at INTEGER NOT NULL,
            PRIMARY KEY (listing, member)
        ) STRICT;
        CREATE INDEX roster_claims ON roster_entries (claim_until, listing) WHERE claim_until IS NOT NULL;
        CREATE INDEX roster_applications_of_member ON roster_entries (member, applied_at, listing);

        CREATE TABLE roster_facts (
            listing INTEGER NOT NULL REFERENCES rosters (listing) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 1),
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            event TEXT NOT NULL CHECK (event <> ''),
            place INTEGER,
            claim_until INTEGER,
            reason TEXT CHECK (reason <> ''),
            at INTEGER NOT NULL,
            changes TEXT CHECK (changes <> ''),
            PRIMARY KEY (listing, number)
        ) STRICT;
        CREATE INDEX roster_facts_of_member ON roster_facts (member, at);

        CREATE TABLE attendance_marks (
            listing INTEGER NOT NULL,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            starts_at INTEGER NOT NULL,
            settles_at INTEGER NOT NULL,
            status TEXT NOT NULL CHECK (status <> ''),
            checked_in_at INTEGER,
            check_in_method TEXT CHECK (check_in_method <> ''),
            decided_at INTEGER,
            disputed_at INTEGER,
            dispute TEXT CHECK (dispute <> ''),
            answered_at INTEGER,
            answer TEXT CHECK (answer <> ''),
            PRIMARY KEY (listing, member),
            CHECK ((checked_in_at IS NULL) = (check_in_method IS NULL)),
            CHECK ((disputed_at IS NULL) = (dispute IS NULL)),
            CHECK (disputed_at IS NOT NULL OR answered_at IS NULL),
            CHECK (answered_at IS NOT NULL OR answer IS NULL)
        ) STRICT;
        CREATE INDEX attendance_of_member ON attendance_marks (member, starts_at, listing);

        CREATE TABLE run_logs (
            id INTEGER PRIMARY KEY,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            run INTEGER,
            day INTEGER NOT NULL,
            stamp TEXT NOT NULL CHECK (stamp <> ''),
            weather TEXT CHECK (weather <> ''),
            temperature INTEGER,
            diary TEXT NOT NULL,
            metres INTEGER CHECK (metres > 0),
            seconds INTEGER CHECK (seconds > 0),
            is_public INTEGER NOT NULL CHECK (is_public IN (0, 1)),
            route TEXT CHECK (route <> ''),
            version INTEGER NOT NULL CHECK (version >= 1),
            written_at INTEGER NOT NULL
        ) STRICT;
        CREATE UNIQUE INDEX run_logs_of_run ON run_logs (run, member) WHERE run IS NOT NULL;
        CREATE INDEX run_logs_of_member ON run_logs (member, day, id);
        CREATE INDEX run_logs_by_writing ON run_logs (member, written_at);

        CREATE TABLE run_stamps (
            run INTEGER NOT NULL,
            giver INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            receiver INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            stamp TEXT NOT NULL CHECK (stamp <> ''),
            given_at INTEGER NOT NULL,
            PRIMARY KEY (run, giver, receiver),
            CHECK (giver <> receiver)
        ) STRICT;
        CREATE INDEX run_stamps_of_receiver ON run_stamps (receiver, run);
        CREATE INDEX run_stamps_of_giver ON run_stamps (giver, run);
        """
}
