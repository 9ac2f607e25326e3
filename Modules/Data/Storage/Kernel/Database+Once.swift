import Database
import Domain

extension Database {
    /// Makes something under this identifier. A repeated request only returns the identifier of what it made
    /// before.
    func once<Thing>(
        making id: Identifier<Thing>,
        _ make: @escaping @Sendable (Connection, Identifier<Thing>) throws -> Void
    ) async throws -> Identifier<Thing> {
        try await once(making: id) { connection, id in
            try make(connection, id)
            return id
        } knowing: {
            $1
        }
    }

    /// Returns more than the identifier: `find` reads what was made before.
    func once<Thing, Made: Sendable>(
        making id: Identifier<Thing>,
        _ make: @escaping @Sendable (Connection, Identifier<Thing>) throws -> Made,
        knowing find: @escaping @Sendable (Connection, Identifier<Thing>) throws -> Made
    ) async throws -> Made {
        guard let pending = PendingRequest.current else {
            return try await write { try make($0, id) }
        }
        let others = Self.companions.filter { $0 !== pending }
        // Added to the transaction explicitly, because the identifier of what is made goes into the same row.
        let (made, mark) = try await write(with: others) { connection -> (Made, RequestMark) in
            guard let known = try pending.put(connection, making: id.rawValue) else {
                return (try make(connection, id), .made)
            }
            return (try find(connection, Identifier(rawValue: known)), .found)
        }
        pending.arrive(as: mark)
        return made
    }

    func once<Thing>(
        making id: Identifier<Thing>,
        _ identifiers: IdentifierGenerator,
        at now: Moment,
        _ make: @escaping @Sendable (Transaction, Identifier<Thing>) throws -> Void
    ) async throws -> Identifier<Thing> {
        try await once(making: id) {
            try make(Transaction(connection: $0, identifiers: identifiers, now: now), $1)
        }
    }

    func once<Thing, Made: Sendable>(
        making id: Identifier<Thing>,
        _ identifiers: IdentifierGenerator,
        at now: Moment,
        _ make: @escaping @Sendable (Transaction, Identifier<Thing>) throws -> Made,
        knowing find: @escaping @Sendable (Connection, Identifier<Thing>) throws -> Made
    ) async throws -> Made {
        try await once(
            making: id,
            { try make(Transaction(connection: $0, identifiers: identifiers, now: now), $1) },
            knowing: find
        )
    }
}
