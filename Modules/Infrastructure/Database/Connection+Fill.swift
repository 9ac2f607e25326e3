extension Connection {
    /// Inserts many rows; `values` holds them one after the other.
    ///
    /// Much faster than a statement per row, and meant for bulk loads: errors do not identify the refused
    /// row.
    public func fill(_ table: StaticString, _ columns: [StaticString], _ values: [SQLValue]) throws {
        let target = "\(table) (\(columns.map { "\($0)" }.joined(separator: ", ")))"
        try fill(target, width: columns.count, values)
    }

    /// - Parameter target: the table and its columns, without anything from outside of the program.
    func fill(_ target: String, width: Int, _ values: [SQLValue]) throws {
        precondition(values.count.isMultiple(of: width), "values fill whole rows")
        let rows = values.count / width
        let most = min(2_000, max(1, 8_000 / width))
        var texts: [Int: String] = [:]
        var place = 0
        while place < rows {
            // Batches of one eighth of the limit to all of it, so that few statement lengths are prepared
            // and cached.
            var count = most
            while count > rows - place { count = (count + 7) / 8 }
            let text = texts[count] ?? SQL.text(filling: target, with: count, width: width, for: engine)
            texts[count] = text
            try live.execute(text, filledWith: values[place * width..<(place + count) * width])
            place += count
        }
    }
}

extension SQL {
    fileprivate static func text(
        filling target: String,
        with rows: Int,
        width: Int,
        for engine: Database.Engine
    ) -> String {
        let begin = "INSERT INTO \(target) VALUES "
        // SQLite keeps numbered parameters by name and searches all of them for each.
        guard engine != .sqlite else {
            let row = "(" + String(repeating: "?, ", count: width - 1) + "?)"
            return begin + String(repeating: row + ", ", count: rows - 1) + row
        }
        let lines = (0..<rows).map { row in
            "(" + (1...width).map { "$\(row * width + $0)" }.joined(separator: ", ") + ")"
        }
        return begin + lines.joined(separator: ", ")
    }
}
