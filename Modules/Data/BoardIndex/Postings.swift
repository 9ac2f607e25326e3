import Domain

/// What one listing says, and where it stands.
struct PlacedText {
    let position: Int64
    /// Those of a ``ListingText``.
    let letters: ArraySlice<UInt16>
}

/// What the listings of one neighbourhood say, and which token stands in which of them. It numbers them by
/// itself, the newest first, and never changes.
final class Postings: Sendable {
    let positions: [Int64]
    /// A run for each token, in order of their keys, with the key in the upper half and, in the lower one,
    /// where its numbers begin; at last, where the last ones end.
    private let runs: [UInt64]
    private let numbers: LocalNumbers
    /// What the listings say, one after the other, and where each begins and the last one ends.
    private let letters: [UInt16]
    private let bounds: [UInt32]

    /// - Parameter texts: the newest first.
    init(_ texts: [PlacedText]) {
        positions = texts.map(\.position)
        var letters: [UInt16] = []
        letters.reserveCapacity(texts.reduce(0) { $0 + $1.letters.count })
        var bounds: [UInt32] = [0]
        bounds.reserveCapacity(texts.count + 1)
        var pairs: [UInt64] = []
        for (number, text) in texts.enumerated() {
            letters += text.letters
            bounds.append(UInt32(letters.count))
            ListingText.eachToken(of: text.letters.span) { token in
                pairs.append(UInt64(Self.key(of: token)) << 32 | UInt64(number))
            }
        }
        pairs.sort()
        pairs.dropRepeated()
        self.letters = letters
        self.bounds = bounds
        numbers = LocalNumbers(pairs, upTo: texts.count)
        runs =
            pairs.indices.filter { $0 == 0 || pairs[$0 - 1] >> 32 != pairs[$0] >> 32 }
            .map { (pairs[$0] >> 32) << 32 | UInt64($0) } + [UInt64(pairs.count)]
    }

    /// A number of its own for each token, such that those of any text lie evenly between all numbers.
    private static func key(of token: SearchToken) -> UInt32 { token.number &* 0x9E37_79B1 }

    var count: Int { positions.count }

    var bytes: Int { positions.count * 12 + runs.count * 8 + numbers.bytes + letters.count * 2 }

    /// Where the numbers of a token stand.
    func places(of token: SearchToken) -> Range<Int> {
        let key = Self.key(of: token)
        let last = runs.count - 1
        // Since keys lie evenly, it is near there.
        var place = Int(UInt64(key) * UInt64(last) >> 32)
        while place > 0, runs[place - 1] >> 32 >= key { place -= 1 }
        while place < last, runs[place] >> 32 < key { place += 1 }
        guard place < last, runs[place] >> 32 == key else { return 0..<0 }
        return Int(UInt32(truncatingIfNeeded: runs[place]))..<Int(UInt32(truncatingIfNeeded: runs[place + 1]))
    }

    func number(at place: Int) -> Int { numbers[place] }

    /// The first place in `places` that holds `number` or a larger one.
    func first(of places: Range<Int>, atLeast number: Int) -> Int {
        var (low, high) = (places.lowerBound, places.upperBound)
        // Mostly it is the next.
        if low < high, numbers[low] >= number { return low }
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The first number that stands behind a position.
    func first(after position: Int64) -> Int {
        var (low, high) = (0, positions.count)
        while low < high {
            let middle = (low + high) / 2
            if positions[middle] < position { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The number of the listing at a position.
    func number(at position: Int64) -> Int? {
        let number = first(after: position) - 1
        return number >= 0 && positions[number] == position ? number : nil
    }

    func isFound(_ sought: SoughtListings, in number: Int) -> Bool {
        sought.isFound(in: text(of: number).span)
    }

    func text(of number: Int) -> ArraySlice<UInt16> {
        letters[Int(bounds[number])..<Int(bounds[number + 1])]
    }
}

/// Numbers in sixteen bits each while that is enough for all of them.
private struct LocalNumbers {
    private let short: [UInt16]
    private let long: [UInt32]

    /// - Parameter pairs: each with its number in the lower half.
    init(_ pairs: [UInt64], upTo count: Int) {
        let isShort = count <= 1 << 16
        short = isShort ? pairs.map { UInt16(truncatingIfNeeded: $0) } : []
        long = isShort ? [] : pairs.map { UInt32(truncatingIfNeeded: $0) }
    }

    var bytes: Int { short.count * 2 + long.count * 4 }

    subscript(_ place: Int) -> Int { long.isEmpty ? Int(short[place]) : Int(long[place]) }
}

extension Array where Element: Comparable {
    /// Leaves one of what follows itself.
    mutating func dropRepeated() {
        var kept = 0
        for place in indices where place == 0 || self[place] != self[kept - 1] {
            self[kept] = self[place]
            kept += 1
        }
        removeLast(count - kept)
    }

    /// Where an element stands in what is in order, or would stand.
    func lowerBound(of element: Element) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
