extension Baseline {
    /// Settings of the place, invitations, and what operators announce to everybody.
    static let site = """
        CREATE TABLE site_settings (
            setting TEXT PRIMARY KEY CHECK (setting <> ''),
            value TEXT NOT NULL CHECK (value <> '')
        ) STRICT;
        CREATE TABLE site_changes (
            id INTEGER PRIMARY KEY,
            setting TEXT NOT NULL CHECK (setting <> ''),
            former TEXT NOT NULL,
            value TEXT NOT NULL,
            operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            at INTEGER NOT NULL,
            CHECK (former <> value)
        ) STRICT;
        CREATE INDEX site_changes_by_operator ON site_changes (operator);

        CREATE TABLE invitations (
            id INTEGER PRIMARY KEY,
            seal TEXT NOT NULL UNIQUE CHECK (seal <> ''),
            email TEXT CHECK (email <> ''),
            uses INTEGER NOT NULL CHECK (uses BETWEEN 1 AND 100),
            used INTEGER NOT NULL CHECK (used BETWEEN 0 AND uses),
            operator INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            created_at INTEGER NOT NULL,
            ends_at INTEGER NOT NULL,
            withdrawn_at INTEGER,
            CHECK (ends_at > created_at)
        ) STRICT;
        CREATE INDEX invitations_by_end ON invitations (ends_at);
        CREATE INDEX invitations_by_operator ON invitations (operator);
        CREATE TABLE invited_members (
            member INTEGER PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
            invitation INTEGER NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
            joined_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX invited_members_by_invitation ON invited_members (invitation, joined_at, member);

        CREATE TABLE announcements (
            id INTEGER PRIMARY KEY,
            text TEXT NOT NULL CHECK (text <> ''),
            text_en TEXT CHECK (text_en <> ''),
            link TEXT CHECK (link <> ''),
            starts_at INTEGER NOT NULL,
            ends_at INTEGER NOT NULL,
            CHECK (starts_at <= ends_at)
        ) STRICT;
        CREATE INDEX announcements_end ON announcements (ends_at);

        CREATE TABLE letters (
            id INTEGER PRIMARY KEY,
            subject TEXT NOT NULL CHECK (subject <> ''),
            text TEXT NOT NULL CHECK (text <> ''),
            subject_en TEXT CHECK (subject_en <> ''),
            text_en TEXT CHECK (text_en <> ''),
            state TEXT NOT NULL CHECK (state IN ('draft', 'sending', 'stopped', 'sent')),
            started_at INTEGER,
            reached INTEGER NOT NULL,
            receivers INTEGER NOT NULL CHECK (receivers >= 0),
            sent INTEGER NOT NULL CHECK (sent >= 0),
            failed INTEGER NOT NULL CHECK (failed >= 0),
            CHECK ((subject_en IS NULL) = (text_en IS NULL)),
            CHECK (state <> 'sending' OR started_at IS NOT NULL)
        ) STRICT;
        CREATE UNIQUE INDEX letters_sending ON letters (state) WHERE state = 'sending';
        CREATE INDEX letters_started ON letters (started_at) WHERE started_at IS NOT NULL;
        """
}
