public import Domain

/// All listings at one moment.
public struct BoardSnapshot: Sendable {
    let country: Country

    public var count: Int { country.areas.neighbourhoods.reduce(0) { $0 + $1.count } }

    /// The differences from an index: by listing, or if no listing differs, by neighbourhood or for the
    /// country. Compares every listing.
    public func differences(of index: BoardIndex) -> [BoardDifference] {
        let other = index.country
        var differences: [BoardDifference] = []
        for columns in country.areas.neighbourhoods {
            guard let code = NeighbourhoodCode(number: columns.code) else { continue }
            let found = other.columns(of: code) ?? Columns(columns.code, [])
            differences += columns.differences(of: found)
        }
        let codes = Set(country.areas.neighbourhoods.map(\.code))
        for columns in other.areas.neighbourhoods where !codes.contains(columns.code) {
            differences += Columns(columns.code, []).differences(of: columns)
        }
        if differences.isEmpty, !country.areas.isCounted(as: other.areas) {
            differences.append(BoardDifference(listing: nil, what: "the counts of the country's areas"))
        }
        if differences.isEmpty, !country.isInOrder(of: other) {
            differences.append(BoardDifference(listing: nil, what: "the order of the newest listings"))
        }
        if differences.isEmpty, country.figures != other.figures {
            differences.append(BoardDifference(listing: nil, what: "the orders of the country's figures"))
        }
        if differences.isEmpty, country.samples != other.samples {
            differences.append(BoardDifference(listing: nil, what: "the samples of the country's figures"))
        }
        return differences
    }
}

/// One difference between an index and the database.
public struct BoardDifference: CustomStringConvertible, Equatable, Sendable {
    public let listing: Listing.ID?
    public let what: String

    public var description: String { listing.map { "\($0): \(what)" } ?? what }
}

extension Columns {
    fileprivate func differences(of other: Columns) -> [BoardDifference] {
        guard !isEqual(to: other) else { return [] }
        let found = Dictionary(grouping: other.listings.indices) { other.id(at: $0) }
        var differences: [BoardDifference] = []
        for place in listings.indices {
            let id = id(at: place)
            let what: String? =
                switch found[id]?.count {
                case 1: found[id].flatMap { entry(at: place)?.differences(of: other.entry(at: $0[0])) }
                case nil: "missing in \(code)"
                case .some(let times): "\(times) times in \(code)"
                }
            if let what { differences.append(BoardDifference(listing: id, what: what)) }
        }
        let known = Set(listings.map(\.id))
        for listing in other.listings where !known.contains(listing.id) {
            let id = Listing.ID(rawValue: listing.id)
            differences.append(BoardDifference(listing: id, what: "still in \(code)"))
        }
        guard differences.isEmpty else { return differences }
        return [BoardDifference(listing: nil, what: "the order or the counts of \(code)")]
    }
}

extension BoardEntry {
    /// "price 5000 instead of 4000"; nil when there is none.
    fileprivate func differences(of other: BoardEntry?) -> String? {
        guard let other else { return "unreadable" }
        let pairs = zip(Mirror(reflecting: self).children, Mirror(reflecting: other).children)
        let differences = pairs.compactMap { mine, others -> String? in
            let (expected, found) = (Self.word(mine.value), Self.word(others.value))
            return expected == found ? nil : "\(mine.label ?? "") \(found) instead of \(expected)"
        }
        return differences.isEmpty ? nil : differences.joined(separator: ", ")
    }

    private static func word(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return "\(value)" }
        return mirror.children.first.map { "\($0.value)" } ?? "none"
    }
}
