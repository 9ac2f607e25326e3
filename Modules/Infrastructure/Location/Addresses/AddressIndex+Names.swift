extension AddressIndex {
    /// The most names that a pattern of a few letters is compared with.
    private static let mostCompared = 1_000

    /// The roads with this name, which is folded; see ``FoldedText``.
    public func roads(named name: [UInt16]) -> Range<Int> {
        let found = names.range(equalTo: name)
        guard let first = found.first, let last = found.last else { return 0..<0 }
        let (lower, upper) = (nameRoads[first].lowerBound, nameRoads[last].upperBound)
        return lower..<max(lower, upper)
    }

    /// The roads of names that begin with these letters, or whose syllables begin with these consonants:
    /// those of one name, then of the next, for at most `limit` names. Short names come first.
    public func roads(beginning letters: [UInt16], limit: Int) -> [Range<Int>] {
        guard !letters.isEmpty else { return [] }
        let hasInitials = letters.contains { Hangul.initialIndex(ofLetter: $0) != nil }
        let found = hasInitials ? names(beginningAs: letters) : Array(firstNames(beginning: letters))
        return
            found.sorted { (names[$0].count, $0) < (names[$1].count, $1) }
            .prefix(limit)
            .map { nameRoads[$0] }
    }

    private func firstNames(beginning letters: [UInt16]) -> Range<Int> {
        let found = names.range(beginning: letters)
        return found.lowerBound..<min(found.upperBound, found.lowerBound + Self.mostCompared)
    }

    private func names(beginningAs letters: [UInt16]) -> [Int] {
        let initials = letters.map { Hangul.initial(ofSyllable: $0) ?? $0 }
        let pattern = TermPattern(letters)
        func isBefore(_ place: Int, orBeginning: Bool) -> Bool {
            let name = names[Int(namesByInitials[place])]
            var offset = 0
            while offset < initials.count {
                guard offset < name.count else { return true }
                let unit = names.units[name.lowerBound + offset]
                let initial = Hangul.initial(ofSyllable: unit) ?? unit
                if initial != initials[offset] { return initial < initials[offset] }
                offset += 1
            }
            return orBeginning
        }
        let first = partition(namesByInitials.count) { isBefore($0, orBeginning: false) }
        let last = partition(namesByInitials.count) { isBefore($0, orBeginning: true) }
        guard first < last else { return [] }
        return (first..<min(last, first + Self.mostCompared)).compactMap { place in
            let name = Int(namesByInitials[place])
            guard name < names.count, let fit = pattern.fit(in: names.column(name)) else { return nil }
            return fit == .part ? nil : name
        }
    }

    /// The buildings with this name, which is folded.
    public func buildings(named name: [UInt16], limit: Int) -> [Int] {
        buildings(titles.range(equalTo: name), limit)
    }

    /// The buildings with names that begin with these letters.
    public func buildings(beginning letters: [UInt16], limit: Int) -> [Int] {
        guard !letters.isEmpty else { return [] }
        return buildings(titles.range(beginning: letters), limit)
    }

    private func buildings(_ found: Range<Int>, _ limit: Int) -> [Int] {
        var buildings: [Int] = []
        for title in found {
            for place in titleBuildings[title] where Int(titled[place]) < count {
                guard buildings.count < limit else { return buildings }
                buildings.append(Int(titled[place]))
            }
        }
        return buildings
    }
}

/// Folded names in ascending order.
struct FoldedNames: Sendable {
    private let spans: Spans
    let units: Column<UInt16>

    init(
        _ header: AddressIndexHeader,
        ends: AddressIndexFormat.Section,
        units section: AddressIndexFormat.Section
    ) {
        spans = header.spans(ends, of: section)
        units = header.column(section, of: UInt16.self)
    }

    var count: Int { spans.count }

    /// The places of a name's units.
    subscript(_ name: Int) -> Range<Int> { spans[name] }

    func column(_ name: Int) -> Column<UInt16> {
        let span = spans[name]
        return Column(
            base: units.base + span.lowerBound * MemoryLayout<UInt16>.stride,
            count: span.count
        )
    }

    func range(equalTo name: [UInt16]) -> Range<Int> {
        let first = partition(count) { order(of: $0, to: name).isBefore }
        let last = partition(count) { order(of: $0, to: name) <= .same }
        return first..<max(first, last)
    }

    func range(beginning letters: [UInt16]) -> Range<Int> {
        let first = partition(count) { order(of: $0, to: letters).isBefore }
        let last = partition(count) { order(of: $0, to: letters) <= .longer }
        return first..<max(first, last)
    }

    private enum Order: Int, Comparable {
        case before, same
        /// It begins with the other.
        case longer
        case after

        var isBefore: Bool { self == .before }

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private func order(of name: Int, to other: [UInt16]) -> Order {
        let span = spans[name]
        var offset = 0
        while offset < other.count {
            guard offset < span.count else { return .before }
            let unit = units[span.lowerBound &+ offset]
            if unit != other[offset] { return unit < other[offset] ? .before : .after }
            offset += 1
        }
        return span.count == other.count ? .same : .longer
    }
}

/// The first of `count` places that isn't before, when all that are before come first.
private func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
        let middle = low + (high - low) / 2
        if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}
