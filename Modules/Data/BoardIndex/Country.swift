import Domain

/// An immutable snapshot of the country: its areas, and its neighbourhoods by code.
final class Country: Sendable {
    let areas: Area
    private let indices: CodeTable
    /// Owned by `areas`.
    private let neighbourhoods: [Unmanaged<Columns>]

    convenience init(_ neighbourhoods: [Columns]) {
        self.init(.country(neighbourhoods))
    }

    private init(_ areas: Area) {
        self.areas = areas
        let all = areas.neighbourhoods
        indices = CodeTable(all.map(\.code))
        neighbourhoods = all.map(Unmanaged.passUnretained)
    }

    private init(_ areas: Area, _ indices: CodeTable, _ neighbourhoods: [Unmanaged<Columns>]) {
        self.areas = areas
        self.indices = indices
        self.neighbourhoods = neighbourhoods
    }

    /// The country with updated neighbourhoods, without empty ones.
    func replacing(_ changed: [Columns]) -> Country {
        let areas = areas.replacing(changed)
        var latter = neighbourhoods
        for columns in changed {
            guard columns.count > 0, let index = indices[columns.code] else { return Country(areas) }
            latter[index] = .passUnretained(columns)
        }
        return Country(areas, indices, latter)
    }

    func columns(of code: NeighbourhoodCode) -> Columns? {
        indices[code.number].map { neighbourhoods[$0].takeUnretainedValue() }
    }

    /// The columns of these neighbourhoods, in the order of `codes` and without empty ones.
    func columns(of codes: [NeighbourhoodCode]) -> [Columns] { codes.compactMap(columns(of:)) }

    /// The ring of these neighbourhoods, in the order of `codes` and without empty ones.
    func ring(of codes: [NeighbourhoodCode]) -> Ring {
        var ring: [Unmanaged<Columns>] = []
        ring.reserveCapacity(codes.count)
        for code in codes {
            if let index = indices[code.number] { ring.append(neighbourhoods[index]) }
        }
        return Ring(self, ring)
    }
}

/// Some neighbourhoods of a country, which it retains. The references to them are unmanaged, since contended
/// reference counts would slow concurrent readers.
struct Ring {
    private let country: Country
    private let neighbourhoods: [Unmanaged<Columns>]

    fileprivate init(_ country: Country, _ neighbourhoods: [Unmanaged<Columns>]) {
        self.country = country
        self.neighbourhoods = neighbourhoods
    }

    var indices: Range<Int> { neighbourhoods.indices }

    func lend<Result>(_ index: Int, _ body: (Columns) throws -> Result) rethrows -> Result {
        try neighbourhoods[index]._withUnsafeGuaranteedRef(body)
    }
}
