extension String {
    /// A field of a CSV file. A leading sign would be a formula in a spreadsheet.
    var csvField: String {
        let isFormula = first.map { "=+-@".contains($0) } ?? false
        return "\"\(isFormula ? "'" : "")\(replacing("\"", with: "\"\""))\""
    }
}
