public import Domain

extension [StatementLineBody] {
    /// The lines as a file for spreadsheets, with their header.
    ///
    /// - Parameter stamp: writes a time.
    public func csv(_ stamp: (Moment) -> String) -> String {
        let lines = map { line in
            [
                stamp(line.at), line.order.description, line.title.csvField, line.seller.csvField,
                line.account.rawValue, line.movement.rawValue, "\(line.amount)",
            ].joined(separator: ",")
        }
        return (["at,order,title,seller,account,movement,won"] + lines).joined(separator: "\n")
    }
}
