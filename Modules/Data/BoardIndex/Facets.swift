import Domain

/// The filterable properties of a listing except price and last date, in sixteen bytes.
struct Facets: Equatable {
    /// The marks of all facets of its kind.
    let marks: Marks
    /// From the lowest bit: kind (3), side (2), status (2), taken down (1).
    private let bits: UInt8

    init(_ entry: BoardEntry) {
        marks = entry.facets
        bits =
            Self.number(of: entry.kind, in: Listing.Kind.allCases)
            | (entry.side.map { Self.number(of: $0, in: Listing.Side.allCases) + 1 } ?? 0) << 3
            | Self.number(of: entry.status, in: Listing.Status.allCases) << 5
            | (entry.isTakenDown ? 1 : 0) << 7
    }

    private static func number<Word: Equatable>(of word: Word, in all: [Word]) -> UInt8 {
        UInt8(all.firstIndex(of: word) ?? 0)
    }

    /// The index of its kind among all kinds.
    var kindNumber: Int { Int(bits & 0b111) }
    var kind: Listing.Kind { Listing.Kind.allCases[kindNumber] }
    var isTakenDown: Bool { bits >> 7 != 0 }

    /// The index of its side among all sides, from one; zero without a side.
    var sideNumber: Int { Int(bits >> 3 & 0b11) }
    var side: Listing.Side? { sideNumber == 0 ? nil : Listing.Side.allCases[sideNumber - 1] }

    /// The index of its status among all statuses.
    var statusNumber: Int { Int(bits >> 5 & 0b11) }
    var status: Listing.Status { Listing.Status.allCases[statusNumber] }

    /// The number of its kind if it is stored as open, and so counted by areas; otherwise one of as many
    /// numbers after those.
    var group: Int { statusNumber == Self.open ? kindNumber : kindNumber + Self.kindCount }

    static let groupCount = 2 * kindCount
    static let kindCount = Listing.Kind.allCases.count
    private static let open = Int(number(of: Listing.Status.open, in: Listing.Status.allCases))
}

/// A filter compiled to integers, so that a listing is tested without other lookups.
struct ListingMask {
    /// Bit sets of kinds, and of stored statuses before and after the last date.
    private let kinds: Int
    private let before: Int
    private let after: Int
    /// Zero for any.
    private let side: Int
    /// ``masksPerKind`` per kind, by its index; zero for any.
    private let masks: [Int64]
    private let masksPerKind: Int
    private let prices: ClosedRange<Int64>?
    let figures: [(figure: Figure, range: ClosedRange<Int64>)]
    /// Nil for any.
    private let times: Int64?
    private let now: Int64
    private let viewer: Int64?
    private let hidden: Set<Member.ID>
    /// The values of ``Facets/group`` of listings that can match.
    let groups: [Int]
    /// Nil for any.
    private let chosen: Set<Listing.ID>?
    /// Nil for any place.
    private let drawn: DrawnArea?

    init(
        _ filter: BoardFilter,
        among chosen: Set<Listing.ID>?,
        for viewer: Member.ID?,
        hiding hidden: Set<Member.ID>,
        at now: Moment
    ) {
        let filter = filter.withoutCancelled
        self.chosen = chosen
        drawn = filter.drawn
        let kinds = Self.bits(Listing.Kind.allCases) { kind in filter.kinds.contains { $0.kind == kind } }
        let before = Self.bits(Listing.Status.allCases) { filter.statuses.contains($0) }
        let after = Self.bits(Listing.Status.allCases) {
            filter.statuses.contains($0 == .open ? .expired : $0)
        }
        (self.kinds, self.before, self.after) = (kinds, before, after)
        groups = (0..<Facets.groupCount).filter { group in
            let statuses = group < Facets.kindCount ? Self.open : ~Self.open
            return kinds >> (group % Facets.kindCount) & 1 != 0 && (before | after) & statuses != 0
        }
        side = filter.side.flatMap(Listing.Side.allCases.firstIndex).map { $0 + 1 } ?? 0
        let masksPerKind = filter.kinds.map { $0.marks.count }.max() ?? 0
        self.masksPerKind = masksPerKind
        masks =
            masksPerKind == 0
            ? []
            : Listing.Kind.allCases.flatMap { kind in
                let marks = filter.kinds.first { $0.kind == kind }?.marks ?? []
                return (0..<masksPerKind).map { $0 < marks.count ? marks[$0].rawValue : 0 }
            }
        prices = filter.prices.map { Int64($0.lowerBound)...Int64($0.upperBound) }
        figures = filter.figures.map { ($0, Int64($1.lowerBound)...Int64($1.upperBound)) }
        times = filter.times?.bits
        self.now = now.milliseconds
        self.viewer = viewer?.rawValue
        self.hidden = hidden
    }

    private static func bits<Word>(_ words: [Word], _ isWanted: (Word) -> Bool) -> Int {
        words.enumerated().reduce(0) { $0 | (isWanted($1.element) ? 1 : 0) << $1.offset }
    }

    private static let open = bits(Listing.Status.allCases) { $0 == .open }

    /// Whether precomputed counts answer it.
    var isByKind: Bool {
        before == Self.open && side == 0 && masksPerKind == 0 && prices == nil && figures.isEmpty
            && times == nil && chosen == nil && drawn == nil
    }

    /// The indexes of the wanted kinds among all kinds.
    var kindNumbers: [Int] { Listing.Kind.allCases.indices.filter { kinds >> $0 & 1 != 0 } }

    /// The earliest end of a matching listing; nil without a bound.
    var earliestEnd: Int64? { after == 0 ? now + 1 : nil }

    /// From before the first listing in the range of a figure to the last; nil for any.
    func cursors(of figure: Figure) -> ClosedRange<RankedCursor>? {
        figures.first { $0.figure == figure }.map { figure.cursors(in: $0.range) }
    }

    /// The groups of kinds with figures.
    var groupsWithFigures: [Int] {
        groups.filter { Listing.Kind.allCases[$0 % Facets.kindCount].has(.figures) }
    }

    /// Whether one of the listings may be in the drawn area.
    func mayPass(_ total: Total) -> Bool { drawn.map { total.touches($0.box) } ?? true }

    func passes(_ place: Int, in columns: Columns) -> Bool {
        passes(columns.listings[place], at: columns.points[place])
    }

    func passes(_ listing: PackedListing, at point: @autoclosure () -> PackedPoint) -> Bool {
        guard passes(listing) else { return false }
        guard let drawn else { return true }
        let point = point()
        return drawn.contains(microLatitude: Int(point.latitude), microLongitude: Int(point.longitude))
    }

    private func passes(_ listing: PackedListing) -> Bool {
        let facets = listing.facets
        let statuses = listing.expires > now ? before : after
        guard kinds >> facets.kindNumber & 1 != 0, statuses >> facets.statusNumber & 1 != 0,
            side == 0 || facets.sideNumber == side, masksPerKind == 0 || passes(facets)
        else { return false }
        if let prices, !prices.contains(listing.price) { return false }
        guard passes(listing.figures) else { return false }
        if let times, listing.times.bits & times == 0 { return false }
        if let chosen, !chosen.contains(Listing.ID(rawValue: listing.id)) { return false }
        guard !facets.isTakenDown || listing.author == viewer else { return false }
        return hidden.isEmpty || !hidden.contains(Member.ID(rawValue: listing.author))
    }

    func passes(_ numbers: PackedFigures) -> Bool {
        for (figure, range) in figures {
            guard let number = numbers[figure], range.contains(number) else { return false }
        }
        return true
    }

    private func passes(_ facets: Facets) -> Bool {
        let first = facets.kindNumber * masksPerKind
        for place in first..<first + masksPerKind
        where masks[place] != 0 && facets.marks.rawValue & masks[place] == 0 {
            return false
        }
        return true
    }
}
