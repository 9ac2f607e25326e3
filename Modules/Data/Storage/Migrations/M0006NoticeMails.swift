import Database

extension Migration {
    /// Notices that are mailed when they stay unread, and members' choices (ADR 94).
    static let noticeMails = Migration(
        6,
        "notice mails",
        sql: """
            ALTER TABLE notices ADD COLUMN mail_due_at INTEGER;
            CREATE INDEX notices_to_mail ON notices (mail_due_at, id) WHERE mail_due_at IS NOT NULL;

            ALTER TABLE notice_settings ADD COLUMN unmailed TEXT NOT NULL DEFAULT '';

            ALTER TABLE outbox ADD COLUMN notice INTEGER REFERENCES notices (id) ON DELETE CASCADE;
            CREATE INDEX outbox_of_notice ON outbox (notice);
            """
    )
}
