import Database

extension Migration {
    /// Stores the open proposal to move an accepted deal, and the number of proposed and accepted moves.
    static let dealMoves = Migration(
        32,
        "deal moves",
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
            """
    )
}
