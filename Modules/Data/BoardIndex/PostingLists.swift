import Domain

/// For each token, the numbers of the listings that contain it.
struct PostingLists {
    /// The ascending numbers of one token, with a read position.
    struct List {
        /// The last number read: -1 before the first, `Int.max` after the last.
        fileprivate(set) var number = -1
        fileprivate var next: Int
        fileprivate let end: Int

        static let none = List(next: 0, end: 0)

        /// The approximate number left.
        var length: Int { end - next }
    }

    /// A run per token, sorted by key: the key in the upper half, the start of its list in the lower. The
    /// last run marks the end.
    private let runs: [UInt64]
    /// Differences between numbers, in seven bits a byte, lowest first.
    private let steps: [UInt8]

    init(_ texts: [IndexedText]) {
        var pairs: [UInt64] = []
        for (number, text) in texts.enumerated() {
            ListingText.eachToken(of: text.letters.span) { token in
                pairs.append(UInt64(Self.key(of: token)) << 32 | UInt64(number))
            }
        }
        Self.sortByKey(&pairs)
        var runs: [UInt64] = []
        var steps: [UInt8] = []
        steps.reserveCapacity(pairs.count)
        for (place, pair) in pairs.enumerated() {
            let former = place > 0 ? pairs[place - 1] : nil
            guard pair != former else { continue }
            let isFirst = former.map { $0 >> 32 != pair >> 32 } ?? true
            if isFirst { runs.append((pair >> 32) << 32 | UInt64(steps.count)) }
            let last = isFirst ? -1 : former.map { Int(UInt32(truncatingIfNeeded: $0)) } ?? -1
            Self.append(Int(UInt32(truncatingIfNeeded: pair)) - last, to: &steps)
        }
        // Copies to drop spare capacity.
        self.runs = runs + [UInt64(steps.count)]
        self.steps = steps.withUnsafeBufferPointer(Array.init)
    }

    /// A unique key per token, spread evenly over all numbers. The key of the token across a blank follows
    /// directly.
    private static func key(of token: SearchToken) -> UInt32 {
        (token.number >> 1 &* 0x9E37_79B1) << 1 | token.number & 1
    }

    /// A stable sort by the upper half.
    private static func sortByKey(_ pairs: inout [UInt64]) {
        var sorted = pairs
        for shift in [32, 43, 54] as [UInt64] {
            var places = [Int](repeating: 0, count: 2_048 + 1)
            for pair in pairs { places[Int(pair >> shift & 2_047) + 1] += 1 }
            for digit in 1...2_048 { places[digit] += places[digit - 1] }
            for pair in pairs {
                let digit = Int(pair >> shift & 2_047)
                sorted[places[digit]] = pair
                places[digit] += 1
            }
            swap(&pairs, &sorted)
        }
    }

    private static func append(_ step: Int, to steps: inout [UInt8]) {
        var rest = step
        while rest > 0x7F {
            steps.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        steps.append(UInt8(rest))
    }

    var bytes: Int { runs.count * 8 + steps.count }

    /// The lists of a term's token and of the token across a blank.
    func lists(of term: SearchTerm) -> (List, List) {
        let key = Self.key(of: term.token)
        let last = runs.count - 1
        // Keys are spread evenly, so this estimate is close.
        var place = Int(UInt64(key) * UInt64(last) >> 32)
        while place > 0, runs[place - 1] >> 32 >= key { place -= 1 }
        while place < last, runs[place] >> 32 < key { place += 1 }
        let isThere = place < last && runs[place] >> 32 == key
        let within = isThere ? list(at: place) : .none
        guard term.mayCrossBlank else { return (within, .none) }
        if isThere { place += 1 }
        let isAcross = place < last && runs[place] >> 32 == Self.key(of: term.token.acrossBlank)
        return (within, isAcross ? list(at: place) : .none)
    }

    private func list(at place: Int) -> List {
        List(next: Self.start(of: runs[place]), end: Self.start(of: runs[place + 1]))
    }

    private static func start(of run: UInt64) -> Int { Int(UInt32(truncatingIfNeeded: run)) }

    /// Advances to `number` or the first larger one.
    func advance(_ list: inout List, to number: Int) {
        while list.number < number {
            guard list.next < list.end else { return list.number = .max }
            var (step, shift) = (0, 0)
            while steps[list.next] > 0x7F {
                step |= Int(steps[list.next] & 0x7F) << shift
                shift += 7
                list.next += 1
            }
            list.number += step | Int(steps[list.next]) << shift
            list.next += 1
        }
    }
}
