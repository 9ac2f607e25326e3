import Database

extension Migration {
    /// Adds the log of what operators see and do. It has no foreign keys, and triggers refuse every change
    /// of a record.
    static let auditLog = Migration(
        71,
        "audit log",
        sqlite: """
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
            ALTER TABLE reports ADD COLUMN proposed_days INTEGER CHECK (proposed_days > 0);
            ALTER TABLE reports ADD COLUMN proposed_by INTEGER REFERENCES accounts (id) ON DELETE SET NULL;
            CREATE INDEX reports_by_proposer ON reports (proposed_by) WHERE proposed_by IS NOT NULL;
            ALTER TABLE decisions ADD COLUMN proposed_days INTEGER CHECK (proposed_days > 0);
            """,
        postgresql: """
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
            ALTER TABLE reports ADD COLUMN proposed_days BIGINT CHECK (proposed_days > 0);
            ALTER TABLE reports ADD COLUMN proposed_by BIGINT REFERENCES accounts (id) ON DELETE SET NULL;
            CREATE INDEX reports_by_proposer ON reports (proposed_by) WHERE proposed_by IS NOT NULL;
            ALTER TABLE decisions ADD COLUMN proposed_days BIGINT CHECK (proposed_days > 0);
            """
    )
}
