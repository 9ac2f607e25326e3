extension Money {
    /// Reads an amount as people type it: `30000`, `30,000원`, `3만 5천원`, `1.5만`. What follows 억 without a unit
    /// of its own counts in 만, as people say it: `2억 5천` is 250,000,000. Nil for anything else.
    public init?(typed text: String) {
        var rest = text.filter { !$0.isWhitespace && $0 != "," }[...]
        let isExact = rest.hasPrefix("₩") || rest.hasSuffix("원") || rest.contains("만")
        if rest.hasPrefix("₩") { rest.removeFirst() }
        if rest.hasSuffix("원") { rest.removeLast() }
        let last = rest.contains("억") && !isExact ? 10_000 : 1
        guard !rest.isEmpty, rest.count <= 20 else { return nil }
        var won = 0
        for (unit, size) in [("억" as Character, 100_000_000), ("만", 10_000)] {
            guard let end = rest.firstIndex(of: unit) else { continue }
            guard let part = Self.amount(rest[..<end], times: size) else { return nil }
            won += part
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty {
            guard let part = Self.amount(rest, times: last) else { return nil }
            won += part
        }
        self.init(won: won)
    }

    /// Reads an amount in a field that counts in 만원: `200`, `2.5` and the end of `2억 5천` are of that unit.
    /// With 만 or 원, as in `300만` or `15,000원`, an amount is read as elsewhere.
    public init?(typedInTenThousands text: String) {
        let hasUnit = text.contains { "만원₩".contains($0) } || text.trimmed().hasSuffix("억")
        self.init(typed: hasUnit ? text : text + "만")
    }

    /// As such a field shows it: `200`, or `15,000원` where it isn't a multiple.
    public var typedInTenThousands: String {
        won.isMultiple(of: 10_000) ? "\(won / 10_000)" : "\(won)원"
    }

    /// Reads `5천`, `2백`, `1.5` or `5000`, multiplied.
    private static func amount(_ text: Substring, times size: Int) -> Int? {
        var rest = text
        var sum = 0
        for (unit, worth) in [("천" as Character, 1_000), ("백", 100)] {
            guard let end = rest.firstIndex(of: unit) else { continue }
            let count = rest[..<end]
            guard let number = count.isEmpty ? 1 : whole(count), number < 10 else { return nil }
            sum += number * worth
            rest = rest[rest.index(after: end)...]
        }
        if rest.isEmpty { return sum > 0 ? sum * size : nil }
        let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        guard let number = whole(parts[0]) else { return nil }
        guard parts.count == 2 else { return (sum + number) * size }
        guard let fraction = whole(parts[1]), parts[1].count <= 4 else { return nil }
        let divisor = (0..<parts[1].count).reduce(1) { scale, _ in scale * 10 }
        guard (fraction * size).isMultiple(of: divisor) else { return nil }
        return (sum + number) * size + fraction * size / divisor
    }

    /// At most ten digits, so that no product overflows.
    private static func whole(_ text: Substring) -> Int? {
        guard text.count <= 10, text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        return Int(text)
    }
}
