extension Baseline {
    /// Followers, activities and their deliveries.
    static let federation = """
        CREATE TABLE federation_keys (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            sealed BLOB NOT NULL
        ) STRICT;

        CREATE TABLE followers (
            actor TEXT PRIMARY KEY CHECK (actor <> ''),
            host TEXT NOT NULL CHECK (host <> ''),
            inbox TEXT NOT NULL CHECK (inbox <> ''),
            followed_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX followers_by_inbox ON followers (inbox);

        CREATE TABLE follow_activities (
            id TEXT PRIMARY KEY CHECK (id <> ''),
            at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX follow_activities_by_time ON follow_activities (at);

        CREATE TABLE blocked_hosts (
            host TEXT PRIMARY KEY CHECK (host <> ''),
            since INTEGER NOT NULL
        ) STRICT;

        CREATE TABLE inboxes (
            address TEXT PRIMARY KEY CHECK (address <> ''),
            host TEXT NOT NULL CHECK (host <> ''),
            due_at INTEGER NOT NULL,
            busy_until INTEGER,
            failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
            failure TEXT CHECK (failure <> '')
        ) STRICT;
        CREATE INDEX inboxes_by_due ON inboxes (due_at);

        CREATE TABLE activities (
            number INTEGER PRIMARY KEY,
            body TEXT NOT NULL CHECK (body <> ''),
            at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX activities_by_time ON activities (at);

        CREATE TABLE deliveries (
            inbox TEXT NOT NULL REFERENCES inboxes (address) ON DELETE CASCADE,
            activity INTEGER NOT NULL REFERENCES activities (number) ON DELETE CASCADE,
            PRIMARY KEY (inbox, activity)
        ) STRICT;
        CREATE INDEX deliveries_of_activity ON deliveries (activity);

        CREATE TABLE changed_events (
            event INTEGER PRIMARY KEY
        ) STRICT;

        CREATE TABLE announced_events (
            event INTEGER PRIMARY KEY,
            object TEXT CHECK (object <> ''),
            count INTEGER NOT NULL CHECK (count > 0)
        ) STRICT;
        """
}
