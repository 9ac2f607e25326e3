extension Baseline {
    /// Reports and decisions.
    static let moderation = """
        CREATE TABLE reports (
            id INTEGER PRIMARY KEY,
            reporter INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            subject_kind TEXT NOT NULL,
            subject_id INTEGER NOT NULL,
            about INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            excerpt TEXT CHECK (excerpt <> ''),
            reason TEXT NOT NULL CHECK (reason <> ''),
            note TEXT CHECK (note <> ''),
            at INTEGER NOT NULL,
            status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'dismissed', 'upheld')),
            hides INTEGER NOT NULL DEFAULT 0 CHECK (hides IN (0, 1)),
            suspends_until INTEGER,
            proposed_days INTEGER CHECK (proposed_days > 0),
            proposed_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            copy TEXT CHECK (copy <> ''),
            is_act INTEGER NOT NULL DEFAULT 0 CHECK (is_act IN (0, 1)),
            UNIQUE (reporter, subject_kind, subject_id)
        ) STRICT;
        CREATE INDEX reports_of_reporter ON reports (reporter, at);
        CREATE INDEX reports_about ON reports (about);
        CREATE INDEX reports_by_status ON reports (status, id);
        CREATE INDEX reports_suspending ON reports (suspends_until, about)
            WHERE suspends_until IS NOT NULL;
        CREATE INDEX reports_hiding ON reports (subject_kind, subject_id) WHERE hides = 1;
        CREATE INDEX reports_by_proposer ON reports (proposed_by) WHERE proposed_by IS NOT NULL;

        CREATE TABLE report_messages (
            report INTEGER NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            message INTEGER NOT NULL,
            text TEXT CHECK (text <> ''),
            pictures INTEGER NOT NULL,
            sent_at INTEGER NOT NULL,
            PRIMARY KEY (report, number)
        ) STRICT;
        CREATE INDEX reports_of_message ON report_messages (message);

        CREATE TABLE decisions (
            id INTEGER PRIMARY KEY,
            report INTEGER NOT NULL REFERENCES reports (id) ON DELETE CASCADE,
            operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            verdict TEXT NOT NULL CHECK (verdict IN ('dismissed', 'upheld', 'reopened')),
            hides INTEGER NOT NULL CHECK (hides IN (0, 1)),
            suspends_until INTEGER,
            note TEXT CHECK (note <> ''),
            at INTEGER NOT NULL,
            listing TEXT CHECK (listing IN ('closed', 'reopened')),
            money TEXT CHECK (money <> ''),
            proposed_days INTEGER CHECK (proposed_days > 0),
            lifts INTEGER NOT NULL DEFAULT 0 CHECK (lifts IN (0, 1))
        ) STRICT;
        CREATE INDEX decisions_of_report ON decisions (report, id);
        CREATE INDEX decisions_of_operator ON decisions (operator);
        """
}
