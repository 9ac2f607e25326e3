import Database

extension Migration {
    /// Adds lessons. Tags are separated by blanks.
    static let lessons = Migration(
        57,
        "lessons",
        sql: """
            CREATE TABLE lessons (
                id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
                description TEXT NOT NULL CHECK (description <> ''),
                travel INTEGER CHECK (travel > 0),
                minutes INTEGER NOT NULL CHECK (minutes > 0),
                single_price INTEGER CHECK (single_price >= 0),
                pass_count INTEGER CHECK (pass_count > 1),
                pass_price INTEGER CHECK (pass_price >= 0),
                pass_expiry INTEGER CHECK (pass_expiry > 0),
                pass_expiry_unit TEXT CHECK (pass_expiry_unit <> ''),
                monthly_price INTEGER CHECK (monthly_price >= 0),
                trial_price INTEGER CHECK (trial_price >= 0),
                tags TEXT NOT NULL,
                CHECK (
                    (pass_count IS NULL) = (pass_price IS NULL)
                    AND (pass_count IS NULL) = (pass_expiry IS NULL)
                    AND (pass_count IS NULL) = (pass_expiry_unit IS NULL)
                )
            ) STRICT;
            """
    )
}
