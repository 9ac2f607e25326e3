import Database

extension Migration {
    /// Stores what follows an agreement: moves of a deal, a noted no-show with its answer, and the
    /// manners that a review names.
    static let dealFollowUps = Migration(
        32,
        "deal follow-ups",
        sql: """
            ALTER TABLE deals ADD COLUMN proposed_moves INTEGER NOT NULL DEFAULT 0
                CHECK (proposed_moves >= 0);

            ALTER TABLE deals ADD COLUMN accepted_moves INTEGER NOT NULL DEFAULT 0
                CHECK (accepted_moves BETWEEN 0 AND proposed_moves);

            ALTER TABLE deals ADD COLUMN move_by TEXT CHECK (move_by IN ('author', 'partner'));

            ALTER TABLE deals ADD COLUMN move_at INTEGER CHECK ((move_at IS NULL) = (move_by IS NULL));

            ALTER TABLE deals ADD COLUMN move_starts_at INTEGER
                CHECK ((move_starts_at IS NULL) = (move_by IS NULL));

            ALTER TABLE deals ADD COLUMN move_minutes INTEGER
                CHECK ((move_minutes IS NULL) = (move_by IS NULL));

            ALTER TABLE deals ADD COLUMN move_code INTEGER CHECK ((move_code IS NULL) = (move_by IS NULL));

            ALTER TABLE deals ADD COLUMN move_latitude INTEGER;

            ALTER TABLE deals ADD COLUMN move_longitude INTEGER
                CHECK ((move_longitude IS NULL) = (move_latitude IS NULL));

            ALTER TABLE deals ADD COLUMN move_address TEXT CHECK (move_address <> '');

            ALTER TABLE deals ADD COLUMN no_show_by TEXT CHECK (no_show_by IN ('author', 'partner'));

            ALTER TABLE deals ADD COLUMN no_show_at INTEGER
                CHECK ((no_show_at IS NULL) = (no_show_by IS NULL));

            ALTER TABLE deals ADD COLUMN no_show_answer TEXT
                CHECK (no_show_answer IN ('agreed', 'disputed'))
                CHECK (no_show_answer IS NULL OR no_show_by IS NOT NULL);

            ALTER TABLE deals ADD COLUMN no_show_answered_at INTEGER
                CHECK ((no_show_answered_at IS NULL) = (no_show_answer IS NULL));

            ALTER TABLE deals ADD COLUMN no_show_reason TEXT CHECK (no_show_reason <> '');

            CREATE INDEX deals_author_missed ON deals (author, state, no_show_by, no_show_answer)
                WHERE no_show_by = 'partner';

            CREATE INDEX deals_partner_missed ON deals (partner, state, no_show_by, no_show_answer)
                WHERE no_show_by = 'author';

            ALTER TABLE reviews ADD COLUMN manners INTEGER NOT NULL DEFAULT 0 CHECK (manners >= 0);
            """
    )
}
