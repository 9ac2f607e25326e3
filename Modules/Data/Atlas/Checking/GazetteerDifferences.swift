public import Domain

/// What differs between the gazetteer and a table of codes.
public struct GazetteerDifferences: Sendable {
    public struct Renamed: Sendable {
        public let code: NeighbourhoodCode
        public let name: String
        public let newName: String
    }

    public struct Named: Sendable {
        /// For a neighbourhood of the gazetteer, the code that is stored.
        public let code: NeighbourhoodCode
        public let name: String
    }

    /// The number of neighbourhoods with the same code and name.
    public let unchanged: Int
    public let renamed: [Renamed]
    /// Only in the table.
    public let added: [Named]
    /// Only in the gazetteer.
    public let removed: [Named]
}

extension MappedGazetteer {
    /// Compares the codes and names in force. All lists are by code.
    public func differences(from table: CodeTable, at moment: Moment) -> GazetteerDifferences {
        var rows = Dictionary(table.rows.map { ($0.code, $0) }, uniquingKeysWith: { first, _ in first })
        var unchanged = 0
        var renamed: [GazetteerDifferences.Renamed] = []
        var removed: [GazetteerDifferences.Named] = []
        for neighbourhood in all(at: moment) {
            let name = neighbourhood.renaming?.name ?? neighbourhood.issued
            let code = neighbourhood.renaming?.code ?? neighbourhood.code
            guard let row = rows.removeValue(forKey: code) else {
                removed.append(.init(code: neighbourhood.code, name: neighbourhood.name))
                continue
            }
            if row.names(name) {
                unchanged += 1
            } else {
                renamed.append(.init(code: neighbourhood.code, name: neighbourhood.name, newName: row.name))
            }
        }
        let added = rows.values.map { GazetteerDifferences.Named(code: $0.code, name: $0.name) }
        return GazetteerDifferences(
            unchanged: unchanged,
            renamed: renamed,
            added: added.sorted { $0.code < $1.code },
            removed: removed
        )
    }
}

extension CodeTable.Row {
    var name: String { [sido, sigungu, dong].filter { !$0.isEmpty }.joined(separator: " ") }

    /// Dots within a name are written in several ways.
    fileprivate func names(_ name: NeighbourhoodName) -> Bool {
        sido == name.sido && (sigungu.isEmpty || sigungu == name.sigungu)
            && dong.filter(\.isLetterOrDigit) == name.dong.filter(\.isLetterOrDigit)
    }
}

extension Character {
    fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
