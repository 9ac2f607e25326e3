import Database

extension Migration {
    /// Adds running logs, and the stamps that fellow runners give each other. The number of a run stays in
    /// both after its listing is deleted.
    static let runLogs = Migration(
        38,
        "run logs",
        sql: """
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
    )
}
