import JSONCoding

/// Rows of a list in a form, such as `schedule.sessions.0.minutes`.
extension FormEntry {
    /// Removes a row and renumbers those after it.
    func removingRow(_ removed: Int, of list: String) -> FormEntry {
        changing { field throws(Violation) in
            guard let row = field.row(of: list) else { return field }
            let parts = field.name.dropFirst(list.count + 1).split(separator: ".").dropFirst()
            guard row != removed, !parts.isEmpty else { return nil }
            let rest = parts.joined(separator: ".")
            return try FormField("\(list).\(row > removed ? row - 1 : row).\(rest)", field.text)
        }
    }
}
