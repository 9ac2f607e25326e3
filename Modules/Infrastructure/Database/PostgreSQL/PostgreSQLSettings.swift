/// Settings of a PostgreSQL server's connections.
struct PostgreSQLSettings: Sendable {
    let address: PostgreSQLAddress
    let connections: Int
    let statementTimeout: Duration
    let lockTimeout: Duration
    let patience: Duration
    let applicationName: String

    /// The commands run on every new connection.
    var greeting: String {
        """
        SET statement_timeout = \(statementTimeout.milliseconds);
        SET lock_timeout = \(lockTimeout.milliseconds);
        SET idle_in_transaction_session_timeout = \(max(60_000, 2 * statementTimeout.milliseconds));
        SET cursor_tuple_fraction = 1;
        SET bytea_output = 'hex';
        SET DateStyle = 'ISO';
        SET standard_conforming_strings = on
        """
    }
}
