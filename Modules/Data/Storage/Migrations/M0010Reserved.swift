import Database

extension Migration {
    /// Keeps the number of a change that is made at the same time elsewhere. It changes nothing.
    static let reserved = Migration(10, "reserved", sql: "SELECT 1;")
}
