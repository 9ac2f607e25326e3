public import Domain

extension [StatementLineBody] {
    /// The lines as a file for spreadsheets, with their header.
    ///
    /// - Parameter stamp: writes a time.
    public func csv(_ stamp: (Moment) -> String) -> String {
        let lines = map { line in
            [
                stamp(line.at), line.order.description, quoted(line.title), quoted(line.seller),
                line.account.rawValue, line.movement.rawValue, "\(line.amount)",
            ].joined(separator: ",")
        }
        return (["at,order,title,seller,account,movement,won"] + lines).joined(separator: "\n")
    }

    /// A field of a CSV file. A leading sign would be a formula in a spreadsheet.
    private func quoted(_ text: String) -> String {
        let isFormula = text.first.map { "=+-@".contains($0) } ?? false
        return "\"\(isFormula ? "'" : "")\(text.replacing("\"", with: "\"\""))\""
    }
}
