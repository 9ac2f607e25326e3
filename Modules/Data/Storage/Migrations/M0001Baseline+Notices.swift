extension Baseline {
    /// Emails and pushes that wait to be sent, the devices, members' choices, and emails with news.
    static let notices = """
        CREATE TABLE outbox (
            id INTEGER PRIMARY KEY,
            member INTEGER REFERENCES accounts (id) ON DELETE CASCADE,
            recipient TEXT NOT NULL,
            language TEXT NOT NULL,
            kind TEXT NOT NULL CHECK (kind <> ''),
            code TEXT CHECK (code <> ''),
            link TEXT CHECK (link <> ''),
            title TEXT CHECK (title <> ''),
            about TEXT CHECK (about <> ''),
            reason TEXT CHECK (reason <> ''),
            until INTEGER,
            attempts INTEGER NOT NULL CHECK (attempts >= 0),
            due_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            notice INTEGER REFERENCES notices (id) ON DELETE CASCADE,
            digest TEXT CHECK (digest <> ''),
            letter INTEGER REFERENCES letters (id) ON DELETE CASCADE
        ) STRICT;
        CREATE INDEX outbox_of_letter ON outbox (letter, kind) WHERE letter IS NOT NULL;
        CREATE INDEX outbox_of_notice ON outbox (notice);
        CREATE INDEX outbox_due ON outbox (due_at, id);
        CREATE INDEX outbox_by_end ON outbox (expires_at);
        CREATE INDEX outbox_of_member ON outbox (member);

        CREATE TABLE push_keys (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            sealed BLOB NOT NULL
        ) STRICT;

        CREATE TABLE push_subscriptions (
            session INTEGER PRIMARY KEY REFERENCES sessions (id) ON DELETE CASCADE,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            endpoint TEXT NOT NULL UNIQUE CHECK (endpoint <> ''),
            host TEXT NOT NULL CHECK (host <> ''),
            public_key TEXT NOT NULL CHECK (public_key <> ''),
            secret TEXT NOT NULL CHECK (secret <> ''),
            shows_content INTEGER NOT NULL CHECK (shows_content IN (0, 1)),
            added_at INTEGER NOT NULL,
            failing_since INTEGER
        ) STRICT;
        CREATE INDEX push_subscriptions_of_member ON push_subscriptions (member);

        CREATE TABLE pushes (
            session INTEGER NOT NULL REFERENCES push_subscriptions (session) ON DELETE CASCADE,
            notice INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
            attempts INTEGER NOT NULL CHECK (attempts >= 0),
            due_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL,
            PRIMARY KEY (session, notice)
        ) STRICT;
        CREATE INDEX pushes_due ON pushes (due_at, session, notice);
        CREATE INDEX pushes_by_end ON pushes (expires_at);
        CREATE INDEX pushes_of_notice ON pushes (notice);

        CREATE TABLE notice_settings (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            unpushed TEXT NOT NULL,
            unmailed TEXT NOT NULL DEFAULT '',
            takes_letters INTEGER NOT NULL DEFAULT 1 CHECK (takes_letters IN (0, 1)),
            quiet_from INTEGER CHECK (quiet_from BETWEEN 0 AND 23),
            quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 23),
            CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
        ) STRICT;

        CREATE TABLE digests (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            frequency TEXT CHECK (frequency IN ('daily', 'weekly')),
            consented_at INTEGER,
            next_at INTEGER,
            told_until INTEGER,
            asked_at INTEGER,
            ended_at INTEGER,
            ending TEXT CHECK (ending IN ('withdrawn', 'lapsed')),
            CHECK ((frequency IS NULL) = (consented_at IS NULL)),
            CHECK ((frequency IS NULL) = (next_at IS NULL)),
            CHECK ((frequency IS NULL) = (told_until IS NULL)),
            CHECK ((frequency IS NULL) = (ending IS NOT NULL)),
            CHECK ((ended_at IS NULL) = (ending IS NULL)),
            CHECK (asked_at IS NULL OR frequency IS NOT NULL)
        ) STRICT;
        CREATE INDEX digests_due ON digests (next_at, member) WHERE next_at IS NOT NULL;
        """
}
