import Domain

/// An immutable snapshot of the country: its areas, and its neighbourhoods by code.
final class Country: Sendable {
    let areas: Area
    fileprivate let indices: CodeTable
    /// Owned by `areas`.
    fileprivate let neighbourhoods: [Unmanaged<Columns>]
    /// The first position in each neighbourhood, by ``Facets/group``; `Int64.min` when there is none. Next
    /// to each other, so that a query of many neighbourhoods reads only those that may be on its page.
    fileprivate let newest: [[Int64]]
    /// By ``Facets/group``.
    fileprivate let latest: [LatestNeighbourhoods]
    let figures: FigureOrders
    let samples: FigureSamples

    convenience init(_ neighbourhoods: [Columns]) {
        self.init(.country(neighbourhoods), FigureOrders(neighbourhoods), FigureSamples(neighbourhoods))
    }

    private init(_ areas: Area, _ figures: FigureOrders, _ samples: FigureSamples) {
        self.areas = areas
        self.figures = figures
        self.samples = samples
        let all = areas.neighbourhoods
        indices = CodeTable(all.map(\.code))
        neighbourhoods = all.map(Unmanaged.passUnretained)
        newest = (0..<Facets.groupCount).map { group in all.map { $0.newest(of: group) } }
        latest = newest.map(LatestNeighbourhoods.init)
    }

    private init(
        _ areas: Area,
        _ indices: CodeTable,
        _ neighbourhoods: [Unmanaged<Columns>],
        _ newest: [[Int64]],
        _ latest: [LatestNeighbourhoods],
        _ figures: FigureOrders,
        _ samples: FigureSamples
    ) {
        self.areas = areas
        self.indices = indices
        self.neighbourhoods = neighbourhoods
        self.newest = newest
        self.latest = latest
        self.figures = figures
        self.samples = samples
    }

    /// The country with updated neighbourhoods, without empty ones.
    func replacing(_ changes: [ColumnsChange]) -> Country {
        let changed = changes.map(\.columns)
        let (areas, figures) = (areas.replacing(changed), figures.replacing(changes))
        let samples = samples.replacing(changes) ?? FigureSamples(areas.neighbourhoods)
        var (latter, newest, latest) = (neighbourhoods, newest, latest)
        for columns in changed {
            guard columns.count > 0, let index = indices[columns.code] else {
                return Country(areas, figures, samples)
            }
            latter[index] = .passUnretained(columns)
            for group in newest.indices {
                let first = columns.newest(of: group)
                guard newest[group][index] != first else { continue }
                latest[group].move(index, to: first, among: newest[group])
                newest[group][index] = first
            }
        }
        return Country(areas, indices, latter, newest, latest, figures, samples)
    }

    /// Whether the newest listings are in the same order.
    func isInOrder(of other: Country) -> Bool { newest == other.newest && latest == other.latest }

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

    /// The country's neighbourhoods with listings of a group, by the position of the newest one.
    func latest(of group: Int) -> LatestNeighbourhoods { country.latest[group] }

    /// Whether it is so large that its share of the country's orders is read sooner than each of its
    /// neighbourhoods.
    var isWide: Bool { neighbourhoods.count * 10 >= country.neighbourhoods.count }

    /// Whether a sample of the country has enough of its listings.
    var isMostOfCountry: Bool { neighbourhoods.count * 2 >= country.neighbourhoods.count }

    func members() -> RingMembers { RingMembers(country, neighbourhoods) }
}

/// The neighbourhoods of a ring by code.
struct RingMembers {
    private let country: Country
    /// By index of the country's neighbourhoods, the index in the ring; -1 for those outside of it.
    private var places: [Int32]

    fileprivate init(_ country: Country, _ neighbourhoods: [Int]) {
        self.country = country
        places = Array(repeating: -1, count: country.neighbourhoods.count)
        for (place, index) in neighbourhoods.enumerated() { places[index] = Int32(place) }
    }

    /// Whether these are all.
    var isWhole: Bool { places.allSatisfy { $0 >= 0 } }

    func contains(_ code: Int64) -> Bool { country.indices[code].map { places[$0] >= 0 } ?? false }

    /// The index in the ring of one of the country's neighbourhoods; nil outside of it.
    func place(of neighbourhood: Int32) -> Int? {
        let place = places[Int(neighbourhood)]
        return place < 0 ? nil : Int(place)
    }

    /// Nil for a neighbourhood outside of the ring.
    func lend<Result>(_ code: Int64, _ body: (Columns) throws -> Result) rethrows -> Result? {
        guard let index = country.indices[code], places[index] >= 0 else { return nil }
        return try country.neighbourhoods[index]._withUnsafeGuaranteedRef(body)
    }
}
