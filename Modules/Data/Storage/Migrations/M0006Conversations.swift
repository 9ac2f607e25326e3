import Database

extension Migration {
    static let conversations = Migration(
        6,
        "conversations",
        sql: """
            CREATE TABLE conversations (
                id INTEGER PRIMARY KEY,
                subject_kind TEXT NOT NULL,
                subject_id INTEGER NOT NULL,
                title TEXT NOT NULL,
                host INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                guest INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                begun_at INTEGER NOT NULL,
                latest_number INTEGER NOT NULL CHECK (latest_number >= 0),
                UNIQUE (subject_kind, subject_id, guest)
            ) STRICT;

            CREATE INDEX conversations_of_host ON conversations (host);
            CREATE INDEX conversations_of_guest ON conversations (guest, begun_at);

            CREATE TABLE conversation_members (
                conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                latest INTEGER NOT NULL,
                read_number INTEGER NOT NULL,
                unread INTEGER NOT NULL CHECK (unread >= 0),
                has_left INTEGER NOT NULL CHECK (has_left IN (0, 1)),
                PRIMARY KEY (conversation, member)
            ) STRICT;

            CREATE INDEX conversations_of_member ON conversation_members (member, has_left, latest);

            CREATE TABLE messages (
                conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 1),
                id INTEGER NOT NULL UNIQUE,
                sender INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
                text TEXT CHECK (text <> ''),
                line TEXT CHECK (line <> ''),
                deal INTEGER,
                sent_at INTEGER NOT NULL,
                PRIMARY KEY (conversation, number)
            ) STRICT;

            CREATE INDEX messages_of_sender ON messages (sender, id);
            """
    )
}
