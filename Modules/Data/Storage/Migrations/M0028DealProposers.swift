import Database

extension Migration {
    /// Stores which party proposed a deal. Until now it was always the listing's author.
    static let dealProposers = Migration(
        28,
        "deal proposers",
        sql: """
            ALTER TABLE deals ADD COLUMN proposed_by TEXT NOT NULL DEFAULT 'author'
                CHECK (proposed_by IN ('author', 'partner'));
            """
    )
}
