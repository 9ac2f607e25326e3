import Database

extension Migration {
    static let amountsOfNotices = Migration(
        79,
        "amounts of notices",
        sql: "ALTER TABLE notices ADD COLUMN amount INTEGER CHECK (amount > 0);"
    )
}
