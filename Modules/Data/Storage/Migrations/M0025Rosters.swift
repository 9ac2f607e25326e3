import Database

extension Migration {
    /// Adds conversations of more than two members, and rosters of listings.
    static let rosters = Migration(
        25,
        "rosters",
        sql: """
            ALTER TABLE conversations RENAME COLUMN host TO organiser;

            ALTER TABLE conversations
                ADD COLUMN is_group INTEGER NOT NULL DEFAULT 0 CHECK (is_group IN (0, 1));

            CREATE UNIQUE INDEX groups_of_subject ON conversations (subject_kind, subject_id)
                WHERE is_group = 1;

            ALTER TABLE conversation_members ADD COLUMN joined_at INTEGER NOT NULL DEFAULT 0;

            UPDATE conversation_members
            SET joined_at = (SELECT conversations.begun_at FROM conversations
                WHERE conversations.id = conversation_members.conversation);

            CREATE TABLE rosters (
                listing INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                admission TEXT NOT NULL CHECK (admission <> ''),
                turns INTEGER NOT NULL DEFAULT 0,
                facts INTEGER NOT NULL DEFAULT 0,
                is_closed INTEGER NOT NULL DEFAULT 0 CHECK (is_closed IN (0, 1))
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

            CREATE INDEX roster_entries_of_member ON roster_entries (member);

            CREATE INDEX roster_claims ON roster_entries (claim_until, listing) WHERE claim_until IS NOT NULL;

            CREATE TABLE roster_facts (
                listing INTEGER NOT NULL REFERENCES rosters (listing) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 1),
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                event TEXT NOT NULL CHECK (event <> ''),
                place INTEGER,
                claim_until INTEGER,
                reason TEXT CHECK (reason <> ''),
                at INTEGER NOT NULL,
                PRIMARY KEY (listing, number)
            ) STRICT;

            CREATE INDEX roster_facts_of_member ON roster_facts (member, at);
            """
    )
}
