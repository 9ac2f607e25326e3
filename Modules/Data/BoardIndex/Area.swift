import Domain

/// The country, a province, a district or a neighbourhood, with what it holds already counted. It never
/// changes: a change makes another country, with another province, district and neighbourhood in it, and
/// shares the rest.
final class Area: Sendable {
    /// What its neighbourhoods' codes have in common, as a number.
    let number: Int64
    /// Of what is stored as open, by kind.
    private let totals: [Total]
    /// Of all kinds.
    private let everything: Total
    /// By number; none in a neighbourhood.
    let parts: [Area]
    private let numbers: [Int64]
    /// Of a neighbourhood.
    let columns: Columns?

    /// What a code is divided by to know which part of the country, of a province and of a district it names.
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
    }

    private init(_ columns: Columns) {
        number = columns.code
        parts = []
        numbers = []
        self.columns = columns
        totals = columns.totals
        everything = columns.everything
    }

    /// The country.
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

    /// The country with those neighbourhoods as they are now; one that is empty is in it no longer.
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

    /// The first part that has at least this number.
    private func place(of number: Int64) -> Int { numbers.partitioningIndex { $0 >= number } }

    /// Hands over the parts of parts, at that depth below this one, of which something may lie in the box,
    /// by number, until it is told to stop.
    ///
    /// - Returns: whether it was not.
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

    /// All of them, by code.
    var neighbourhoods: [Columns] { columns.map { [$0] } ?? parts.flatMap(\.neighbourhoods) }

    func isCounted(as other: Area) -> Bool {
        number == other.number && totals == other.totals && numbers == other.numbers
            && zip(parts, other.parts).allSatisfy { $0.isCounted(as: $1) }
    }

    /// Of several kinds together.
    func total(of kinds: [Int]) -> Total {
        guard kinds.count < totals.count else { return everything }
        return kinds.reduce(into: Total()) { $0.add(totals[$1]) }
    }

    /// The first of its neighbourhoods that has something of those kinds.
    func firstCode(_ kinds: [Int]) -> NeighbourhoodCode? {
        guard columns == nil else { return NeighbourhoodCode(number: number) }
        return parts.first { $0.total(of: kinds).count > 0 }?.firstCode(kinds)
    }
}
