extension Baseline {
    /// Conversations, notices and live events.
    static let talk = """
        CREATE TABLE conversations (
            id INTEGER PRIMARY KEY,
            subject_kind TEXT NOT NULL,
            subject_id INTEGER NOT NULL,
            title TEXT NOT NULL,
            organiser INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            guest INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            begun_at INTEGER NOT NULL,
            is_group INTEGER NOT NULL DEFAULT 0 CHECK (is_group IN (0, 1)),
            UNIQUE (subject_kind, subject_id, guest)
        ) STRICT;
        CREATE INDEX conversations_of_host ON conversations (organiser);
        CREATE INDEX conversations_of_guest ON conversations (guest, begun_at);
        CREATE UNIQUE INDEX groups_of_subject ON conversations (subject_kind, subject_id)
            WHERE is_group = 1;

        CREATE TABLE conversation_members (
            conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            latest INTEGER NOT NULL,
            read_number INTEGER NOT NULL,
            unread INTEGER NOT NULL CHECK (unread >= 0),
            has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)),
            latest_number INTEGER NOT NULL DEFAULT 0 CHECK (latest_number >= 0),
            has_written INTEGER NOT NULL DEFAULT 0 CHECK (has_written IN (0, 1)),
            joined_at INTEGER NOT NULL DEFAULT 0,
            is_muted INTEGER NOT NULL DEFAULT 0 CHECK (is_muted IN (0, 1)),
            PRIMARY KEY (conversation, member)
        ) STRICT;
        CREATE INDEX conversations_of_member ON conversation_members (member, has_left, latest);

        CREATE TABLE notices (
            id INTEGER PRIMARY KEY,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind <> ''),
            actor INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            target_kind TEXT NOT NULL,
            target_id INTEGER NOT NULL,
            at INTEGER NOT NULL,
            read_at INTEGER,
            count INTEGER CHECK (count > 0),
            changes TEXT CHECK (changes <> ''),
            amount INTEGER CHECK (amount > 0),
            mail_due_at INTEGER
        ) STRICT;
        CREATE INDEX notices_to_mail ON notices (mail_due_at, id) WHERE mail_due_at IS NOT NULL;
        CREATE INDEX notices_of_member ON notices (member, id);
        CREATE INDEX notices_unread ON notices (member, read_at, kind, target_id, actor);
        CREATE INDEX notices_by_time ON notices (at);
        CREATE INDEX notices_of_actor ON notices (actor);

        CREATE TABLE muted_notices (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (kind <> ''),
            PRIMARY KEY (member, kind)
        ) STRICT;

        CREATE TABLE live_heads (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            head INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE live_events (
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind IN ('message', 'read', 'notice')),
            conversation INTEGER,
            entry INTEGER,
            actor INTEGER,
            notice INTEGER,
            at INTEGER NOT NULL,
            PRIMARY KEY (member, number)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX live_events_by_time ON live_events (at);

        CREATE TABLE phones (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            number TEXT NOT NULL CHECK (number <> ''),
            sharing TEXT NOT NULL CHECK (sharing IN ('ask', 'always')),
            stored_at INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE phone_shares (
            id INTEGER PRIMARY KEY,
            conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
            owner INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            reader INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            state TEXT NOT NULL CHECK (state IN ('requested', 'revealed', 'declined', 'withdrawn')),
            requested_at INTEGER,
            revealed_at INTEGER CHECK ((revealed_at IS NULL) = (state IN ('requested', 'declined'))),
            ended_at INTEGER CHECK ((ended_at IS NULL) = (state IN ('requested', 'revealed'))),
            CHECK (requested_at IS NOT NULL OR revealed_at IS NOT NULL)
        ) STRICT;
        CREATE UNIQUE INDEX phone_shares_open ON phone_shares (conversation, owner)
            WHERE state IN ('requested', 'revealed');
        CREATE INDEX phone_shares_of_conversation ON phone_shares (conversation, owner, id);
        CREATE INDEX phone_shares_of_owner ON phone_shares (owner, id);
        CREATE INDEX phone_shares_of_reader ON phone_shares (reader, owner);
        """
}
