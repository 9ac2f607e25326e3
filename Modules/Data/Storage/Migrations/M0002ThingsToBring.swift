import Database

extension Migration {
    static let thingsToBring = Migration(
        2,
        "things to bring",
        sql: "ALTER TABLE classes ADD COLUMN bring TEXT CHECK (bring <> '');"
    )
}
