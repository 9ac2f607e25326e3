import Domain
import Location

/// Compiles the gazetteer's bytes from its sources. The output is reproducible.
package enum GazetteerCompiler {
    package static func compile(_ sources: GazetteerSources) throws -> [UInt8] {
        var source = AtlasSource(edition: sources.edition)
        let named = try NamedUnits(sources)
        let rings = try BoundaryReader.rings(sources.boundaries)
        source.regions = try named.units.map { unit in
            guard let found = rings[unit.code] else {
                throw GazetteerSourceFailure(file: BoundaryReader.file, line: 0, reason: "no \(unit.code)")
            }
            return AtlasSource.Region(
                code: unit.code,
                labels: unit.name.labels,
                latitude: unit.latitude,
                longitude: unit.longitude,
                rings: found
            )
        }
        source.links = try links(sources.adjacency) + links(sources.adjacencyOverWater)
        source.successions = named.units.compactMap { unit in
            unit.succession.map {
                AtlasSource.Succession(of: unit.code, since: $0.since, code: $0.code, labels: $0.name.labels)
            }
        }
        source.terms = named.units.flatMap(terms) + (try stationTerms(sources.stations, rings))
        return try AtlasWriter.bytes(of: source)
    }

    /// The checksum that the assembler includes, so that a build notices changed bytes.
    package static func stamp(of bytes: [UInt8]) -> String {
        "#define GAZETTEER_STAMP 0x\(String(AtlasWriter.checksum(of: bytes), radix: 16))\n"
    }

    private static func links(_ table: TabbedTable) throws -> [(UInt64, UInt64)] {
        try table.map { row in
            guard let code = UInt64(row[0]), let neighbour = UInt64(row[1]) else { return nil }
            return (code, neighbour)
        }
    }

    private static func terms(of unit: NamedUnits.Unit) -> [AtlasSource.Term] {
        [PlaceTerms.sido, PlaceTerms.sigungu, PlaceTerms.dong].flatMap { part in
            let before = part(unit.name)
            guard let succession = unit.succession else { return terms(before, unit, .always) }
            let after = part(succession.name)
            return terms(before.intersection(after), unit, .always)
                + terms(before.subtracting(after), unit, .untilSuccession)
                + terms(after.subtracting(before), unit, .sinceSuccession)
        }
    }

    private static func terms(
        _ terms: Set<PlaceTerms.Term>,
        _ unit: NamedUnits.Unit,
        _ era: TermEra
    ) -> [AtlasSource.Term] {
        terms.map { AtlasSource.Term($0.units, of: unit.code, role: $0.role.rawValue, era: era) }
    }

    /// In a fixed order, since the atlas numbers its texts as they are added.
    private static func stationTerms(
        _ stations: TabbedTable,
        _ rings: [UInt64: [[GridPoint]]]
    ) throws -> [AtlasSource.Term] {
        let surroundings = StationSurroundings(rings)
        // Not every line's table has English names: another line's name for the station is used.
        let english = Dictionary(
            stations.rows.filter { !$0[1].isEmpty }.map { ($0[0], $0[1]) },
            uniquingKeysWith: { first, _ in first }
        )
        return try stations.map { row -> [AtlasSource.Term]? in
            guard let code = UInt64(row[3]), let latitude = Double(row[4]), let longitude = Double(row[5])
            else { return nil }
            let around = surroundings.codes(nearby: PlaceRole.nearby, latitude, longitude)
            let places =
                [(code, PlaceRole.station)] + around.filter { $0 != code }.map { ($0, .stationNearby) }
            let borrowed = row[1].isEmpty ? english[row[0]] ?? "" : row[1]
            let label = PlaceTerms.displayed(station: row[0])
            let terms = PlaceTerms.station(name: row[0], english: borrowed, alias: row[2])
            return places.flatMap { code, role in
                terms.map { AtlasSource.Term($0.units, of: code, role: role.rawValue, label: label) }
            }
        }.flatMap { $0 }
    }
}
