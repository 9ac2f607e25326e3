import Database

extension Migration {
    static let excerpts = Migration(
        3,
        "excerpts",
        sql: "ALTER TABLE listings ADD COLUMN excerpt TEXT CHECK (excerpt <> '');"
    )
}
