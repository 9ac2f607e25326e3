extension Connection {
    /// All tables by name, without those of the engine and of ``Migrator``.
    public func tables() throws -> [TableShape] {
        var columns: [(table: String, columns: [String])] = []
        for row in try run(engine == .sqlite ? Self.sqliteColumns : Self.postgreSQLColumns) {
            let table: String = try row.value("owner")
            if columns.last?.table != table { columns.append((table, [])) }
            columns[columns.count - 1].columns.append(try row.value("name"))
        }
        var keys: [String: [String]] = [:]
        for row in try run(engine == .sqlite ? Self.sqliteKeys : Self.postgreSQLKeys) {
            keys[try row.value("owner"), default: []].append(try row.value("name"))
        }
        return columns.filter { $0.table != "schema_migrations" }.map {
            TableShape($0.table, $0.columns, key: keys[$0.table] ?? [])
        }
    }

    private static let sqliteColumns: SQL = """
        SELECT tables.name AS owner, columns.name AS name
        FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND substr(tables.name, 1, 7) <> 'sqlite_'
        ORDER BY tables.name, columns.cid
        """

    private static let sqliteKeys: SQL = """
        SELECT tables.name AS owner, columns.name AS name
        FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND columns.pk > 0
        ORDER BY tables.name, columns.pk
        """

    private static let postgreSQLColumns: SQL = """
        SELECT tables.relname AS owner, columns.attname AS name
        FROM pg_class AS tables JOIN pg_attribute AS columns ON columns.attrelid = tables.oid
        WHERE tables.relnamespace = current_schema()::regnamespace AND tables.relkind = 'r'
            AND columns.attnum > 0 AND NOT columns.attisdropped
        ORDER BY tables.relname, columns.attnum
        """

    private static let postgreSQLKeys: SQL = """
        SELECT tables.relname AS owner, columns.attname AS name
        FROM pg_index AS keys JOIN pg_class AS tables ON tables.oid = keys.indrelid
            CROSS JOIN LATERAL unnest(keys.indkey) WITH ORDINALITY AS places (number, place)
            JOIN pg_attribute AS columns ON columns.attrelid = tables.oid AND columns.attnum = places.number
        WHERE keys.indisprimary AND tables.relnamespace = current_schema()::regnamespace
        ORDER BY tables.relname, places.place
        """

    /// Passes the values of each row, in the order of the columns; rows come in the order of the primary key.
    public func each(of table: TableShape, _ body: ([SQLValue]) throws -> Void) throws {
        let order = table.key.isEmpty ? "" : "ORDER BY \(list(table.key))"
        // Names from the engine's catalogue, quoted.
        let sql = SQL(trusted: "SELECT \(list(table.columns)) FROM \(quoted(table.name)) \(order)")
        try each(sql) { try body($0.values) }
    }

    /// Inserts many rows; `values` holds them one after the other, in the order of the columns. Numbers that
    /// the table would make itself are kept.
    public func fill(_ table: TableShape, _ values: [SQLValue]) throws {
        // SQLite takes given numbers as they are.
        let clause = engine == .postgresql ? " OVERRIDING SYSTEM VALUE" : ""
        let target = "\(quoted(table.name)) (\(list(table.columns)))\(clause)"
        try fill(target, width: table.columns.count, values)
    }

    /// How far the tables that number their rows themselves have come.
    public func sequences() throws -> [SequenceState] {
        switch engine {
        case .sqlite:
            guard try hasSequences else { return [] }
            return try run("SELECT name, seq FROM sqlite_sequence ORDER BY name").map {
                SequenceState(table: try $0.value("name"), last: try $0.value("seq"))
            }
        case .postgresql:
            return try identities().map { table, sequence in
                // Named by the engine, and quoted by it.
                let row = try first("SELECT last_value, is_called FROM \(trusted: sequence)")
                let isCalled: Bool = try row?.value("is_called") ?? false
                return SequenceState(table: table, last: isCalled ? try row?.value("last_value") ?? 0 : 0)
            }
        }
    }

    /// Lets the tables continue after these numbers. Tables that don't number their rows are left out.
    public func advance(_ sequences: [SequenceState]) throws {
        let last = Dictionary(sequences.map { ($0.table, $0.last) }, uniquingKeysWith: max)
        switch engine {
        case .sqlite:
            guard try hasSequences else { return }
            for (table, number) in last where try numbersItself(table) {
                try execute("DELETE FROM sqlite_sequence WHERE name = \(table)")
                try execute("INSERT INTO sqlite_sequence (name, seq) VALUES (\(table), \(number))")
            }
        case .postgresql:
            for (table, sequence) in try identities() {
                guard let number = last[table], number > 0 else { continue }
                try run("SELECT setval(\(sequence)::regclass, \(number))")
            }
        }
    }

    private var hasSequences: Bool {
        get throws { try first("SELECT 1 AS one FROM sqlite_schema WHERE name = 'sqlite_sequence'") != nil }
    }

    private func numbersItself(_ table: String) throws -> Bool {
        try first(
            """
            SELECT 1 AS one FROM sqlite_schema
            WHERE type = 'table' AND name = \(table) AND sql LIKE '%AUTOINCREMENT%'
            """
        ) != nil
    }

    private func identities() throws -> [(table: String, sequence: String)] {
        try run(
            """
            SELECT tables.relname AS owner,
                pg_get_serial_sequence(quote_ident(tables.relname), columns.attname) AS sequence
            FROM pg_class AS tables JOIN pg_attribute AS columns ON columns.attrelid = tables.oid
            WHERE tables.relnamespace = current_schema()::regnamespace AND columns.attidentity <> ''
            ORDER BY tables.relname
            """
        ).map { (try $0.value("owner"), try $0.value("sequence")) }
    }

    private func list(_ columns: [String]) -> String { columns.map(quoted).joined(separator: ", ") }

    private func quoted(_ name: String) -> String { "\"\(name)\"" }
}
