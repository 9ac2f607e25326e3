public import Domain

extension Money {
    /// "30,000".
    public var digits: String { Self.grouped(won) }

    static func grouped(_ won: Int) -> String {
        let digits = Array(String(won).utf8)
        let grouped = digits.enumerated().flatMap { place, digit in
            place > 0 && (digits.count - place).isMultiple(of: 3) ? [UInt8(ascii: ","), digit] : [digit]
        }
        return String(decoding: grouped, as: UTF8.self)
    }

    /// "30,000원".
    public var words: Words { Words("\(digits)원", "₩\(digits)") }

    /// As spoken, for sentences: "1만 5천원".
    public var spoken: Words { Words("\(Self.spoken(won))원", "₩\(digits)") }

    private static func spoken(_ won: Int) -> String {
        let units = [(100_000_000, "억"), (10_000, "만")]
        var (rest, parts) = (won, [String]())
        for (size, name) in units where rest >= size {
            parts.append("\(Money(won: rest / size)?.digits ?? "")\(name)")
            rest %= size
        }
        guard let last = Money(won: rest), rest > 0 || parts.isEmpty else {
            return parts.joined(separator: " ")
        }
        let isRound = !parts.isEmpty && rest.isMultiple(of: 1_000)
        return (parts + [isRound ? "\(rest / 1_000)천" : last.digits]).joined(separator: " ")
    }
}

extension PriceUnit {
    public var words: Words {
        switch self {
        case .hour: Words("시간당", "an hour")
        case .problem: Words("문제당", "a problem")
        case .wholeClass: Words("수업당", "a class")
        case .month: Words("월", "a month")
        }
    }
}

extension Price {
    /// "시간당 30,000원", or 가격협의.
    public var words: Words {
        switch self {
        case .negotiable: Words("가격협의", "Negotiable")
        case .fixed(let money, let unit):
            Words(
                "\(unit.words[.korean]) \(money.words[.korean])",
                "\(money.words[.english]) \(unit.words[.english])"
            )
        }
    }
}
