public import Database
public import Domain

public struct SQLFederationKeyStore: FederationKeyStore {
    private let database: Database
    private let seal: any FederationKeySeal

    public init(_ database: Database, seal: any FederationKeySeal) {
        self.database = database
        self.seal = seal
    }

    public func key(otherwise make: @Sendable () -> String) async throws -> String {
        if let kept = try await database.read({ try $0.federationKey(seal) }) { return kept }
        let made = make()
        return try await database.write { [seal] connection in
            if let kept = try connection.federationKey(seal) { return kept }
            // One that another key sealed is of no use.
            try connection.execute(
                """
                INSERT INTO federation_keys (id, sealed) VALUES (1, \(seal.seal(made)))
                ON CONFLICT (id) DO UPDATE SET sealed = excluded.sealed
                """
            )
            return made
        }
    }
}

extension Connection {
    fileprivate func federationKey(_ seal: any FederationKeySeal) throws -> String? {
        let sealed: [UInt8]? = try first("SELECT sealed FROM federation_keys WHERE id = 1")?.value("sealed")
        return sealed.flatMap(seal.open)
    }
}
