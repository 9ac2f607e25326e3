public import Database
public import Domain

public struct SQLServerKeyStore: ServerKeyStore {
    public enum Purpose: Sendable {
        /// Signs activities for other servers.
        case federation
        /// Signs requests to push services.
        case push

        fileprivate var table: SQL {
            switch self {
            case .federation: "federation_keys"
            case .push: "push_keys"
            }
        }
    }

    private let database: Database
    private let table: SQL
    private let seal: any ServerKeySeal

    public init(_ database: Database, for purpose: Purpose, seal: any ServerKeySeal) {
        self.database = database
        table = purpose.table
        self.seal = seal
    }

    public func key(otherwise make: @Sendable () -> String) async throws -> String {
        if let kept = try await database.read({ try kept(in: $0) }) { return kept }
        let made = make()
        return try await database.write { connection in
            if let kept = try kept(in: connection) { return kept }
            // One that another key sealed is of no use.
            try connection.execute(
                """
                INSERT INTO \(table) (id, sealed) VALUES (1, \(seal.seal(made)))
                ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed
                """
            )
            return made
        }
    }

    private func kept(in connection: Connection) throws -> String? {
        let sealed: [UInt8]? = try connection.first("SELECT sealed FROM \(table) WHERE id = 1")?
            .value("sealed")
        return sealed.flatMap(seal.open)
    }
}
