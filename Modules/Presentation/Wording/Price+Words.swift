public import Domain

extension Money {
    /// "30,000".
    public var digits: String {
        var text = ""
        for (place, digit) in String(won).reversed().enumerated() {
            if place > 0, place.isMultiple(of: 3) { text.append(",") }
            text.append(digit)
        }
        return String(text.reversed())
    }

    /// "30,000원".
    public var words: Words { Words("\(digits)원", "₩\(digits)") }
}

extension PriceUnit {
    public var words: Words {
        switch self {
        case .hour: Words("시간당", "an hour")
        case .problem: Words("문제당", "a problem")
        case .class: Words("수업당", "a class")
        }
    }
}

extension Price {
    /// "시간당 30,000원", or 가격협의.
    public var words: Words {
        switch self {
        case .negotiable: Words("가격협의", "negotiable")
        case .fixed(let money, let unit):
            Words(
                "\(unit.words[.korean]) \(money.words[.korean])",
                "\(money.words[.english]) \(unit.words[.english])"
            )
        }
    }
}
