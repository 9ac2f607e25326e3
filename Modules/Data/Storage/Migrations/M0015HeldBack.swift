import Database

extension Migration {
    static let heldBack = Migration(
        15,
        "held back",
        sql: """
            ALTER TABLE listings ADD COLUMN is_held_back INTEGER NOT NULL DEFAULT 0
                CHECK (is_held_back IN (0, 1));
            ALTER TABLE decisions ADD COLUMN listing TEXT CHECK (listing IN ('closed', 'reopened'));
            """
    )
}
