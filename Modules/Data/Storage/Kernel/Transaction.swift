import Database
import Domain

/// A write to the database, at one time, with what makes the identifiers of new rows.
struct Transaction {
    let connection: Connection
    let identifiers: IdentifierGenerator
    /// The time that the caller chose for all that happens in it.
    let now: Moment
}

extension Database {
    /// Writes as of `now`.
    @discardableResult
    func write<T: Sendable>(
        _ identifiers: IdentifierGenerator,
        at now: Moment,
        _ body: @escaping @Sendable (Transaction) throws -> T
    ) async throws -> T {
        try await write { try body(Transaction(connection: $0, identifiers: identifiers, now: now)) }
    }
}

/// What tables are made on: a connection to read, a transaction for changes that make identifiers or depend
/// on the time.
protocol TableBase {
    var connection: Connection { get }
}

extension Connection: TableBase {
    var connection: Connection { self }
}

extension Transaction: TableBase {}

/// A table, or several that change together. What takes a transaction is in an
/// `extension …Table<Transaction>`.
protocol Table<Base> {
    associatedtype Base: TableBase

    var base: Base { get }
}

extension Table {
    var connection: Connection { base.connection }
}

extension Table<Transaction> {
    var transaction: Transaction { base }
    var identifiers: IdentifierGenerator { base.identifiers }
    var now: Moment { base.now }
}
