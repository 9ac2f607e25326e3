import Domain

/// The country, a province, a district or a neighbourhood, with precomputed counts. Immutable: a change
/// creates a new country with new nodes along the changed path and shares the rest.
final class Area: Sendable {
    /// The common prefix of its neighbourhoods' codes, as a number.
    let number: Int64
    /// Totals of listings stored as open, by kind.
    private let totals: [Total]
    /// The total of all kinds.
    private let everything: Total
    /// The total of listings of any kind and status.
    private let anyStatus: Total
    /// Ordered by number; empty in a neighbourhood.
    let parts: [Area]
    private let numbers: [Int64]
    /// Nil except in a neighbourhood.
    let columns: Columns?

    /// The divisors that map a code to its part of the country, province and district.
    private static let divisors = [MapDetail.provinces, .districts, .neighbourhoods].map(\.divisor)

    private init(_ number: Int64, _ parts: [Area]) {
        self.number = number
        self.parts = parts
        numbers = parts.map(\.number)
        columns = nil
        let totals = Listing.Kind.allCases.indices.map { kind in
            parts.reduce(into: Total()) { $0.add($1.totals[kind]) }
        }
        self.totals = totals
        everything = totals.reduce(into: Total()) { $0.add($1) }
        anyStatus = parts.reduce(into: Total()) { $0.add($1.anyStatus) }
    }

    private init(_ columns: Columns) {
        number = columns.code
        parts = []
        numbers = []
        self.columns = columns
        let totals = Array(columns.totals.prefix(Listing.Kind.allCases.count))
        self.totals = totals
        everything = totals.reduce(into: Total()) { $0.add($1) }
        anyStatus = columns.totals.reduce(into: Total()) { $0.add($1) }
    }

    /// Creates the country.
    static func country(_ neighbourhoods: [Columns]) -> Area {
        let all = neighbourhoods.sorted { $0.code < $1.code }
        return Area(0, divided(all[...], 0))
    }

    private static func divided(_ neighbourhoods: ArraySlice<Columns>, _ depth: Int) -> [Area] {
        guard depth < divisors.count - 1 else { return neighbourhoods.map(Area.init) }
        var (parts, rest): ([Area], ArraySlice<Columns>) = ([], neighbourhoods)
        while let number = rest.first.map({ $0.code / divisors[depth] }) {
            let part = rest.prefix { $0.code / divisors[depth] == number }
            parts.append(Area(number, divided(part, depth + 1)))
            rest = rest.dropFirst(part.count)
        }
        return parts
    }

    /// The country with updated neighbourhoods, without empty ones.
    func replacing(_ neighbourhoods: [Columns]) -> Area {
        neighbourhoods.reduce(self) { Area(0, $0.parts($1, 0)) }
    }

    private func parts(_ latter: Columns, _ depth: Int) -> [Area] {
        var parts = parts
        let number = latter.code / Self.divisors[depth]
        let index = place(of: number)
        let isThere = index < parts.count && parts[index].number == number
        let replaced = Self.replaced(isThere ? parts[index] : nil, number, latter, depth)
        parts.replaceSubrange(index..<(isThere ? index + 1 : index), with: replaced.map { [$0] } ?? [])
        return parts
    }

    private static func replaced(_ part: Area?, _ number: Int64, _ latter: Columns, _ depth: Int) -> Area? {
        guard depth < divisors.count - 1 else { return latter.count == 0 ? nil : Area(latter) }
        let parts = (part ?? Area(number, [])).parts(latter, depth + 1)
        return parts.isEmpty ? nil : Area(number, parts)
    }

    /// The first part with at least this number.
    private func place(of number: Int64) -> Int { numbers.partitioningIndex { $0 >= number } }

    /// Visits the parts at that depth that may have listings in the box, by number, until `body` returns
    /// false.
    ///
    /// - Returns: whether all were visited.
    @discardableResult
    func each(
        _ depth: Int,
        touching box: MapBox,
        _ kinds: [Int],
        _ body: (_ area: Area, _ total: Total) -> Bool
    ) -> Bool {
        let total = total(of: kinds)
        guard total.touches(box) else { return true }
        guard depth > 0 else { return body(self, total) }
        for part in parts where !part.each(depth - 1, touching: box, kinds, body) { return false }
        return true
    }

    /// The neighbourhoods that may have listings in the box, in any status, by code.
    func codes(touching box: MapBox) -> [NeighbourhoodCode] {
        guard anyStatus.touches(box) else { return [] }
        guard columns == nil else { return [NeighbourhoodCode(number: number)].compactMap(\.self) }
        return parts.flatMap { $0.codes(touching: box) }
    }

    /// All neighbourhoods by code.
    var neighbourhoods: [Columns] { columns.map { [$0] } ?? parts.flatMap(\.neighbourhoods) }

    func isCounted(as other: Area) -> Bool {
        number == other.number && totals == other.totals && anyStatus == other.anyStatus
            && numbers == other.numbers && zip(parts, other.parts).allSatisfy { $0.isCounted(as: $1) }
    }

    /// The sum over several kinds.
    func total(of kinds: [Int]) -> Total {
        guard kinds.count < totals.count else { return everything }
        return kinds.reduce(into: Total()) { $0.add(totals[$1]) }
    }

    /// The first neighbourhood with listings of those kinds.
    func firstCode(_ kinds: [Int]) -> NeighbourhoodCode? {
        guard columns == nil else { return NeighbourhoodCode(number: number) }
        return parts.first { $0.total(of: kinds).count > 0 }?.firstCode(kinds)
    }
}
