extension Connection {
    /// Runs a bulk load without foreign keys and, on SQLite, without the indexes that aren't unique, and
    /// makes them again: once for all rows costs less than with each.
    func withoutConstraints(_ made: (Double) -> Void, _ load: () throws -> Void) throws {
        switch engine {
        case .sqlite:
            let indexes = try dropIndexes(of: tables().map(\.name))
            try load()
            try make(indexes, made)
        case .postgresql:
            let references = try dropReferences()
            try load()
            for (place, reference) in references.enumerated() {
                try script(reference)
                made(Double(place + 1) / Double(references.count))
            }
        }
    }

    /// Returns the statements that add the foreign keys again, which checks all rows.
    private func dropReferences() throws -> [String] {
        let rows = try run(
            """
            SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name,
                pg_get_constraintdef(oid) AS text
            FROM pg_constraint
            WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
            ORDER BY conrelid, conname
            """
        )
        return try rows.map { row in
            let (owner, name): (String, String) = (try row.value("owner"), try row.value("name"))
            let text: String = try row.value("text")
            try script("ALTER TABLE \(owner) DROP CONSTRAINT \(name)")
            return "ALTER TABLE \(owner) ADD CONSTRAINT \(name) \(text)"
        }
    }
}
