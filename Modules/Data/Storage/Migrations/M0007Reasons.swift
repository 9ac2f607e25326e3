import Database

extension Migration {
    /// Templates of reasons.
    static let reasons = Migration(
        7,
        "reasons",
        sql: """
            CREATE TABLE reason_templates (
                id INTEGER PRIMARY KEY,
                title TEXT CHECK (title <> ''),
                text TEXT CHECK (text <> '') CHECK ((text IS NULL) = (title IS NULL)),
                text_en TEXT CHECK (text_en <> '') CHECK (text_en IS NULL OR text IS NOT NULL)
            ) STRICT;
            """
    )
}
