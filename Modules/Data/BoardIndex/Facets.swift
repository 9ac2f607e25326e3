import Domain

/// What a filter asks of a listing besides its price and its last date, in sixteen bytes.
struct Facets {
    let categories: Marks
    private let audienceBits: UInt32
    private let weekdayBits: UInt8
    /// From the lowest bit: kind (3), side (2), status (2), taken down (1).
    private let bits: UInt8

    init(_ entry: BoardEntry) {
        categories = entry.categories
        audienceBits = UInt32(truncatingIfNeeded: entry.audiences.rawValue)
        weekdayBits = UInt8(truncatingIfNeeded: entry.weekdays.rawValue)
        bits =
            Self.number(of: entry.kind, in: Listing.Kind.allCases)
            | (entry.side.map { Self.number(of: $0, in: Listing.Side.allCases) + 1 } ?? 0) << 3
            | Self.number(of: entry.status, in: Listing.Status.allCases) << 5
            | (entry.isTakenDown ? 1 : 0) << 7
    }

    private static func number<Word: Equatable>(of word: Word, in all: [Word]) -> UInt8 {
        UInt8(all.firstIndex(of: word) ?? 0)
    }

    var audiences: Marks { Marks(rawValue: Int64(audienceBits)) }
    var weekdays: Marks { Marks(rawValue: Int64(weekdayBits)) }

    /// The number of its kind among all kinds.
    var kindNumber: Int { Int(bits & 0b111) }
    var kind: Listing.Kind { Listing.Kind.allCases[kindNumber] }
    var isTakenDown: Bool { bits >> 7 != 0 }

    var side: Listing.Side? {
        let number = Int(bits >> 3 & 0b11)
        return number == 0 ? nil : Listing.Side.allCases[number - 1]
    }

    var status: Listing.Status { Listing.Status.allCases[Int(bits >> 5 & 0b11)] }

    /// Kind, side and status as one number below ``combinations``.
    var combination: Int { Int(bits & 0b111_1111) }
    static let combinations = 128
}

/// A question to the board as whole numbers, so that a listing is judged without a look at anything else.
struct Sieve {
    /// Whether a combination of kind, side and status passes: while its last date has not come, and after.
    private let before: [Bool]
    private let after: [Bool]
    private let categories: Int64
    private let audiences: Int64
    private let weekdays: Int64
    private let prices: ClosedRange<Int64>?
    private let now: Int64
    private let viewer: Int64?
    private let hidden: Set<Member.ID>

    init(_ filter: BoardFilter, for viewer: Member.ID?, hiding hidden: Set<Member.ID>, at now: Moment) {
        func table(hasPassed: Bool) -> [Bool] {
            (0..<Facets.combinations).map { Self.passes(filter, $0, hasPassed) }
        }
        before = table(hasPassed: false)
        after = table(hasPassed: true)
        categories = filter.categories.rawValue
        audiences = filter.audiences.rawValue
        weekdays = filter.weekdays.rawValue
        prices = filter.prices.map { Int64($0.lowerBound)...Int64($0.upperBound) }
        self.now = now.milliseconds
        self.viewer = viewer?.rawValue
        self.hidden = hidden
    }

    private static func passes(_ filter: BoardFilter, _ combination: Int, _ hasPassed: Bool) -> Bool {
        let (kind, side, status) = (combination & 0b111, combination >> 3 & 0b11, combination >> 5)
        guard kind < Listing.Kind.allCases.count, side <= Listing.Side.allCases.count,
            status < Listing.Status.allCases.count, filter.kinds.contains(Listing.Kind.allCases[kind])
        else { return false }
        if let wanted = filter.side, side == 0 || Listing.Side.allCases[side - 1] != wanted { return false }
        let stored = Listing.Status.allCases[status]
        return filter.statuses.contains(stored == .open && hasPassed ? .expired : stored)
    }

    func passes(_ columns: Columns, _ place: Int) -> Bool {
        let facets = columns.facets[place]
        guard columns.expires[place] > now ? before[facets.combination] : after[facets.combination],
            categories == 0 || facets.categories.rawValue & categories != 0,
            audiences == 0 || facets.audiences.rawValue & audiences != 0,
            weekdays == 0 || facets.weekdays.rawValue & weekdays != 0
        else { return false }
        if let prices, !prices.contains(columns.prices[place]) { return false }
        let author = columns.authors[place]
        guard !facets.isTakenDown || author == viewer else { return false }
        return hidden.isEmpty || !hidden.contains(Member.ID(rawValue: author))
    }
}
