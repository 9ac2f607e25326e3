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
        let stations = try StationRows(sources.stations)
        source.terms = named.units.flatMap(terms) + stations.terms(around: rings)
        source.sites = stations.sites
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
}
