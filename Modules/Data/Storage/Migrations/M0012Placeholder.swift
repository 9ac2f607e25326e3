import Database

extension Migration {
    /// Keeps the number of a change that is made at the same time elsewhere. It changes nothing.
    static let placeholder = Migration(12, "placeholder", sql: "SELECT 1;")
}
