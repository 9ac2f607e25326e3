import Database

extension Migration {
    /// What operators announce to everybody, on pages and by mail (ADR 101).
    static let announcements = Migration(
        3,
        "announcements",
        sql: """
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

            ALTER TABLE outbox ADD COLUMN letter INTEGER REFERENCES letters (id) ON DELETE CASCADE;
            CREATE INDEX outbox_of_letter ON outbox (letter, kind) WHERE letter IS NOT NULL;

            ALTER TABLE notice_settings ADD COLUMN takes_letters INTEGER NOT NULL DEFAULT 1
                CHECK (takes_letters IN (0, 1));
            """
    )
}
