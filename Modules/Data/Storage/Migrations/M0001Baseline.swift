import Database

extension Migration {
    /// The schema of the first release (ADR 86).
    static let baseline = Migration(
        1,
        "baseline",
        sql: [
            Baseline.accounts, Baseline.listings, Baseline.kinds, Baseline.talk, Baseline.site,
            Baseline.notices, Baseline.deals, Baseline.payments, Baseline.moderation, Baseline.federation,
        ].joined(separator: "\n\n"),
        sqlite: Baseline.sqlite,
        postgresql: Baseline.postgresql
    )
}

/// The tables by feature, and those that differ between the engines.
enum Baseline {
    /// Messages and events need one tree less under the number of a row. Triggers refuse every change of the
    /// audit log.
    static let sqlite = """
        CREATE TABLE messages (
            conversation INTEGER NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
            number INTEGER NOT NULL CHECK (number >= 1),
            id INTEGER PRIMARY KEY,
            sender INTEGER REFERENCES accounts (id) ON DELETE SET NULL,
            text TEXT CHECK (text <> ''),
            line TEXT CHECK (line <> ''),
            deal INTEGER,
            sent_at INTEGER NOT NULL,
            starts_at INTEGER,
            minutes INTEGER,
            former_start INTEGER,
            UNIQUE (conversation, number)
        ) STRICT;
        CREATE INDEX messages_of_sender ON messages (sender, id);

        CREATE TABLE hidden_messages (
            conversation INTEGER NOT NULL,
            number INTEGER NOT NULL,
            member INTEGER NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            hidden_at INTEGER NOT NULL,
            PRIMARY KEY (conversation, number, member),
            FOREIGN KEY (conversation, number) REFERENCES messages (conversation, number)
                ON DELETE CASCADE
        ) STRICT;
        CREATE INDEX hidden_messages_of_member ON hidden_messages (member);

        CREATE TABLE board_changes (
            number INTEGER PRIMARY KEY,
            listing INTEGER NOT NULL,
            code INTEGER NOT NULL,
            at INTEGER NOT NULL DEFAULT (unixepoch())
        ) STRICT;

        CREATE TABLE listing_arrivals (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            listing INTEGER NOT NULL UNIQUE REFERENCES listings (id) ON DELETE CASCADE,
            at INTEGER NOT NULL,
            former_text TEXT,
            former_facets INTEGER,
            former_price INTEGER,
            former_code INTEGER,
            extent TEXT NOT NULL DEFAULT '',
            center INTEGER NOT NULL DEFAULT 0,
            search INTEGER NOT NULL DEFAULT 0,
            former_deposit INTEGER,
            former_cost INTEGER,
            former_area INTEGER,
            former_latitude INTEGER,
            former_longitude INTEGER,
            former_week_times INTEGER
        ) STRICT;

        CREATE TABLE audit_log (
            id INTEGER PRIMARY KEY,
            operator INTEGER,
            act TEXT NOT NULL,
            subject TEXT,
            at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX audit_log_by_act ON audit_log (act, id);
        CREATE INDEX audit_log_by_operator ON audit_log (operator, id);
        CREATE INDEX audit_log_by_time ON audit_log (at, id);
        CREATE TRIGGER audit_log_keeps_text BEFORE UPDATE ON audit_log
        BEGIN SELECT RAISE(ABORT, 'the audit log is append only'); END;
        CREATE TRIGGER audit_log_keeps_rows BEFORE DELETE ON audit_log
        BEGIN SELECT RAISE(ABORT, 'the audit log is append only'); END;
        CREATE TRIGGER audit_log_keeps_numbers BEFORE INSERT ON audit_log
        WHEN EXISTS (SELECT 1 FROM audit_log WHERE id = NEW.id)
        BEGIN SELECT RAISE(ABORT, 'the audit log is append only'); END;
        """

    static let postgresql = """
        CREATE TABLE messages (
            conversation BIGINT NOT NULL REFERENCES conversations (id) ON DELETE CASCADE,
            number BIGINT NOT NULL CHECK (number >= 1),
            id BIGINT NOT NULL UNIQUE,
            sender BIGINT REFERENCES accounts (id) ON DELETE SET NULL,
            text TEXT COLLATE "C" CHECK (text <> ''),
            line TEXT COLLATE "C" CHECK (line <> ''),
            deal BIGINT,
            sent_at BIGINT NOT NULL,
            starts_at BIGINT,
            minutes BIGINT,
            former_start BIGINT,
            PRIMARY KEY (conversation, number)
        );
        CREATE INDEX messages_of_sender ON messages (sender, id);

        CREATE TABLE hidden_messages (
            conversation BIGINT NOT NULL,
            number BIGINT NOT NULL,
            member BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
            hidden_at BIGINT NOT NULL,
            PRIMARY KEY (conversation, number, member),
            FOREIGN KEY (conversation, number) REFERENCES messages (conversation, number)
                ON DELETE CASCADE
        );
        CREATE INDEX hidden_messages_of_member ON hidden_messages (member);

        CREATE TABLE board_changes (
            number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            listing BIGINT NOT NULL,
            code BIGINT NOT NULL,
            at BIGINT NOT NULL DEFAULT extract(epoch FROM clock_timestamp())::bigint,
            transaction_id BIGINT NOT NULL DEFAULT pg_current_xact_id()::text::bigint
        );
        CREATE INDEX board_changes_by_transaction ON board_changes (transaction_id);

        CREATE TABLE listing_arrivals (
            number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            listing BIGINT NOT NULL UNIQUE REFERENCES listings (id) ON DELETE CASCADE,
            at BIGINT NOT NULL,
            former_text TEXT COLLATE "C",
            former_facets BIGINT,
            former_price BIGINT,
            former_code BIGINT,
            extent TEXT COLLATE "C" NOT NULL DEFAULT '',
            center BIGINT NOT NULL DEFAULT 0,
            search BIGINT NOT NULL DEFAULT 0,
            former_deposit BIGINT,
            former_cost BIGINT,
            former_area BIGINT,
            former_latitude BIGINT,
            former_longitude BIGINT,
            former_week_times BIGINT
        );

        CREATE TABLE audit_log (
            id BIGINT PRIMARY KEY,
            operator BIGINT,
            act TEXT COLLATE "C" NOT NULL,
            subject TEXT COLLATE "C",
            at BIGINT NOT NULL
        );
        CREATE INDEX audit_log_by_act ON audit_log (act, id);
        CREATE INDEX audit_log_by_operator ON audit_log (operator, id);
        CREATE INDEX audit_log_by_time ON audit_log (at, id);
        CREATE FUNCTION audit_log_is_append_only() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN RAISE EXCEPTION ''the audit log is append only''; END';
        CREATE TRIGGER audit_log_keeps_rows BEFORE UPDATE OR DELETE ON audit_log
            FOR EACH ROW EXECUTE FUNCTION audit_log_is_append_only();
        CREATE TRIGGER audit_log_keeps_table BEFORE TRUNCATE ON audit_log
            FOR EACH STATEMENT EXECUTE FUNCTION audit_log_is_append_only();
        """
}
