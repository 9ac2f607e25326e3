import Domain
import Location

/// The metro stations of the sources, one for each line that stops there.
struct StationRows {
    private struct Row {
        let name: String
        let english: String
        let alias: String
        let line: String
        let code: UInt64
        let latitude: Double
        let longitude: Double
    }

    private let rows: [Row]

    init(_ table: TabbedTable) throws {
        // Not every line's table has English names: another line's name for the station is used.
        let english = Dictionary(
            table.rows.filter { !$0[1].isEmpty }.map { ($0[0], $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
        rows = try table.map { row in
            guard let code = UInt64(row[3]), let latitude = Double(row[4]), let longitude = Double(row[5])
            else { return nil }
            return Row(
                name: row[0],
                english: row[1].isEmpty ? english[row[0]] ?? "" : row[1],
                alias: row[2],
                line: row[6],
                code: code,
                latitude: latitude,
                longitude: longitude
            )
        }
    }

    /// The words that find the neighbourhoods of stations. In a fixed order, since the atlas numbers its
    /// texts as they are added.
    func terms(around rings: [UInt64: [[GridPoint]]]) -> [AtlasSource.Term] {
        let surroundings = StationSurroundings(rings)
        return rows.flatMap { row in
            let around = surroundings.codes(nearby: PlaceRole.nearby, row.latitude, row.longitude)
            let places =
                [(row.code, PlaceRole.station)]
                + around.filter { $0 != row.code }.map { ($0, .stationNearby) }
            let label = PlaceTerms.displayed(station: row.name)
            let terms = PlaceTerms.station(name: row.name, english: row.english, alias: row.alias)
            return places.flatMap { code, role in
                terms.map { AtlasSource.Term($0.units, of: code, role: role.rawValue, label: label) }
            }
        }
    }

    /// Labelled with the name, the English name and the line.
    var sites: [AtlasSource.Site] {
        rows.map { row in
            AtlasSource.Site(
                labels: [PlaceTerms.displayed(station: row.name), row.english, row.line],
                latitude: row.latitude,
                longitude: row.longitude
            )
        }
    }
}
