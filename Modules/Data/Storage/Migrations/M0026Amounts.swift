import Database

extension Migration {
    /// Adds a second amount to listings, and tells a listing without a price from one whose price is
    /// negotiable.
    static let amounts = Migration(
        26,
        "amounts",
        sql: """
            ALTER TABLE listings ADD COLUMN second_amount INTEGER CHECK (second_amount >= 0);

            ALTER TABLE listings
                ADD COLUMN has_price INTEGER NOT NULL DEFAULT 1 CHECK (has_price IN (0, 1));
            """
    )
}
