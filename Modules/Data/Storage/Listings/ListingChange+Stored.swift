import Database
import Domain

extension [ListingChange] {
    /// One word for each change, with what it was and is: `time 1000 2000,place`. Nil for no change.
    var stored: String? { isEmpty ? nil : map(\.stored).joined(separator: ",") }

    init(row: Row) throws {
        self =
            try row.storedIfPresent("changes") { (text: String) in
                try text.split(separator: ",").map { word in
                    guard let change = ListingChange(stored: word) else {
                        throw StoredValueError(column: "changes", reason: "no such change")
                    }
                    return change
                }
            } ?? []
    }
}

extension ListingChange {
    fileprivate var stored: String {
        let details =
            times.map { [$0.from.milliseconds, $0.to.milliseconds] }
            ?? minutes.map { [Int64($0.from), Int64($0.to)] } ?? []
        return ([kind.rawValue] + details.map { "\($0)" }).joined(separator: " ")
    }

    fileprivate init?(stored text: Substring) {
        let words = text.split(separator: " ")
        guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
        let details = words.dropFirst().compactMap { Int64($0) }
        let pair = details.count == 2 ? (details[0], details[1]) : nil
        self.init(
            kind,
            times: pair.map { (Moment(milliseconds: $0.0), Moment(milliseconds: $0.1)) },
            minutes: pair.map { (Int($0.0), Int($0.1)) }
        )
    }
}
