import Domain

/// The neighbourhoods of the sources with their present and future names.
struct NamedUnits {
    struct Unit {
        let code: UInt64
        let latitude: Double
        let longitude: Double
        let name: NeighbourhoodName
        var succession: Succession?
    }

    struct Succession {
        let since: Int64
        let code: UInt64?
        let name: NeighbourhoodName
    }

    let units: [Unit]

    init(_ sources: GazetteerSources) throws {
        var units = try sources.neighbourhoods.map(Self.unit)
        let places = Dictionary(uniqueKeysWithValues: units.enumerated().map { ($1.code, $0) })
        let english = Dictionary(uniqueKeysWithValues: sources.englishNames.rows.map { ($0[0], $0[1]) })
        let renames = try sources.renames.map { row in
            UInt64(row[0]).flatMap { places[$0] }.flatMap { place in
                Self.succession(row, of: units[place].name, english: english).map { (place, $0) }
            }
        }
        for (place, succession) in renames { units[place].succession = succession }
        self.units = units
    }

    private static func unit(_ row: [String]) -> Unit? {
        guard let code = UInt64(row[0]), let latitude = Double(row[1]), let longitude = Double(row[2]) else {
            return nil
        }
        let words = Array(row[3...])
        return Unit(code: code, latitude: latitude, longitude: longitude, name: name(words))
    }

    /// Returns nil when a new name lacks its English form.
    private static func succession(
        _ row: [String],
        of former: NeighbourhoodName,
        english: [String: String]
    ) -> Succession? {
        guard let since = midnight(row[1]),
            let sido = row[2] == former.sido ? former.sidoInEnglish : english[row[2]],
            let sigungu = row[3] == former.sigungu ? former.sigunguInEnglish : english[row[3]],
            let dong = row[4] == former.dong ? former.dongInEnglish : english[row[4]]
        else { return nil }
        let renamed = name([row[2], row[3], row[4], sido, sigungu, dong])
        return Succession(since: since, code: UInt64(row[5]), name: renamed)
    }

    private static func name(_ words: [String]) -> NeighbourhoodName {
        NeighbourhoodName(
            sido: words[0],
            sigungu: words[1],
            dong: words[2],
            sidoInEnglish: words[3],
            sigunguInEnglish: words[4],
            dongInEnglish: words[5]
        )
    }

    /// The start of a day such as "2026-07-01" in Korea, in milliseconds.
    private static func midnight(_ day: String) -> Int64? {
        let parts = day.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3, let date = CivilDate(year: parts[0], month: parts[1], day: parts[2]) else {
            return nil
        }
        return Int64(date.daysSince1970) * 86_400_000 - 9 * 3_600_000
    }
}
