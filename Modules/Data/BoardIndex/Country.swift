import Domain

/// An immutable snapshot of the country: its areas, and its neighbourhoods by code.
final class Country: Sendable {
    let areas: Area
    private let indices: CodeTable
    /// Owned by `areas`.
    fileprivate let neighbourhoods: [Unmanaged<Columns>]
    /// The first position in each neighbourhood, by ``Facets/group``; `Int64.min` when there is none. Next
    /// to each other, so that a query of many neighbourhoods reads only those that may be on its page.
    fileprivate let newest: [[Int64]]

    convenience init(_ neighbourhoods: [Columns]) {
        self.init(.country(neighbourhoods))
    }

    private init(_ areas: Area) {
        self.areas = areas
        let all = areas.neighbourhoods
        indices = CodeTable(all.map(\.code))
        neighbourhoods = all.map(Unmanaged.passUnretained)
        newest = (0..<Facets.groupCount).map { group in all.map { $0.newest(of: group) } }
    }

    private init(
        _ areas: Area,
        _ indices: CodeTable,
        _ neighbourhoods: [Unmanaged<Columns>],
        _ newest: [[Int64]]
    ) {
        self.areas = areas
        self.indices = indices
        self.neighbourhoods = neighbourhoods
        self.newest = newest
    }

    /// The country with updated neighbourhoods, without empty ones.
    func replacing(_ changed: [Columns]) -> Country {
        let areas = areas.replacing(changed)
        var (latter, newest) = (neighbourhoods, newest)
        for columns in changed {
            guard columns.count > 0, let index = indices[columns.code] else { return Country(areas) }
            latter[index] = .passUnretained(columns)
            for group in newest.indices {
                let first = columns.newest(of: group)
                if newest[group][index] != first { newest[group][index] = first }
            }
        }
        return Country(areas, indices, latter, newest)
    }

    func columns(of code: NeighbourhoodCode) -> Columns? {
        indices[code.number].map { neighbourhoods[$0].takeUnretainedValue() }
    }

    /// The columns of these neighbourhoods, in the order of `codes` and without empty ones.
    func columns(of codes: [NeighbourhoodCode]) -> [Columns] { codes.compactMap(columns(of:)) }

    /// The ring of these neighbourhoods, in the order of `codes` and without empty ones.
    func ring(of codes: [NeighbourhoodCode]) -> Ring {
        var ring: [Int] = []
        ring.reserveCapacity(codes.count)
        for code in codes {
            if let index = indices[code.number] { ring.append(index) }
        }
        return Ring(self, ring)
    }
}

/// Some neighbourhoods of a country, which it retains. The references to them are unmanaged, since contended
/// reference counts would slow concurrent readers.
struct Ring {
    private let country: Country
    /// Indexes of the country's neighbourhoods.
    private let neighbourhoods: [Int]

    fileprivate init(_ country: Country, _ neighbourhoods: [Int]) {
        self.country = country
        self.neighbourhoods = neighbourhoods
    }

    var indices: Range<Int> { neighbourhoods.indices }

    func lend<Result>(_ index: Int, _ body: (Columns) throws -> Result) rethrows -> Result {
        try country.neighbourhoods[neighbourhoods[index]]._withUnsafeGuaranteedRef(body)
    }

    /// `Int64.min` when the group is empty.
    func newest(of group: Int, at index: Int) -> Int64 { country.newest[group][neighbourhoods[index]] }
}
