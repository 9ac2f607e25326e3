import Database

extension Migration {
    /// Adds the days of events, with what the calendar's filters compare; the reminders of events that are
    /// due; and the reminders that members want as mail.
    static let eventCalendar = Migration(
        45,
        "event calendar",
        sql: """
            CREATE TABLE event_days (
                day INTEGER NOT NULL,
                starts_at INTEGER NOT NULL,
                event INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                number INTEGER NOT NULL CHECK (number >= 0),
                first_day INTEGER NOT NULL,
                last_day INTEGER NOT NULL,
                facets INTEGER NOT NULL,
                code INTEGER NOT NULL,
                author INTEGER NOT NULL,
                is_listed INTEGER NOT NULL CHECK (is_listed IN (0, 1)),
                PRIMARY KEY (day, starts_at, event, number),
                CHECK (day BETWEEN first_day AND last_day)
            ) STRICT, WITHOUT ROWID;

            CREATE INDEX event_days_by_start ON event_days
                (starts_at, event, number, facets, code, author, is_listed) WHERE day = first_day;

            CREATE INDEX event_days_of_event ON event_days (event);

            CREATE INDEX events_by_closing ON events (closes_at) WHERE closes_at IS NOT NULL;

            CREATE TABLE event_reminders (
                event INTEGER NOT NULL REFERENCES listings (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind <> ''),
                day INTEGER NOT NULL,
                due_at INTEGER NOT NULL,
                until INTEGER NOT NULL,
                is_told INTEGER NOT NULL DEFAULT 0 CHECK (is_told IN (0, 1)),
                PRIMARY KEY (event, kind, day),
                CHECK (due_at < until)
            ) STRICT;

            CREATE INDEX event_reminders_by_due ON event_reminders (due_at, event) WHERE is_told = 0;

            CREATE TABLE reminder_mails (
                member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
                kind TEXT NOT NULL CHECK (kind <> ''),
                PRIMARY KEY (member, kind)
            ) STRICT;

            ALTER TABLE outbox ADD COLUMN title TEXT CHECK (title <> '');
            """
    )
}
