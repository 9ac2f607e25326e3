/// The share of a pass that its payer gets back, by the share of its lessons that is used.
public struct PassLadder: Hashable, Sendable {
    public struct Fraction: Hashable, Sendable {
        public let numerator: Int
        public let denominator: Int

        /// Returns nil unless it is above zero and at most one, in hundredths or larger parts.
        public init?(_ numerator: Int, _ denominator: Int) {
            guard (1...100).contains(denominator), (1...denominator).contains(numerator) else { return nil }
            self.numerator = numerator
            self.denominator = denominator
        }

        func isBelow(_ other: Fraction) -> Bool {
            numerator * other.denominator < other.numerator * denominator
        }
    }

    public struct Step: Hashable, Sendable {
        /// The step applies while a smaller share of the lessons is used.
        public let below: Fraction
        public let share: Fraction

        public init(below: Fraction, share: Fraction) {
            self.below = below
            self.share = share
        }
    }

    /// 학원의 설립·운영 및 과외교습에 관한 법률 시행령 제18조제3항, 별표 4 제2호: the least that the law requires.
    public static let law = PassLadder("1/3:2/3,1/2:1/2")!

    /// From the fewest used lessons to the most. Before the first lesson, all is refunded; after the last
    /// step, nothing.
    public let steps: [Step]

    /// Returns nil unless used shares increase and given ones decrease.
    public init?(_ steps: [Step]) {
        guard (1...10).contains(steps.count),
            zip(steps, steps.dropFirst()).allSatisfy({
                $0.below.isBelow($1.below) && $1.share.isBelow($0.share)
            })
        else { return nil }
        self.steps = steps
    }

    /// The refund of `price`, rounded up to the won. As the law has it, a longer pass is divided into
    /// months: the steps apply to the lessons of the month that has begun, and all of the later months is
    /// refunded. Time is counted in lessons.
    ///
    /// - Precondition: `count` and `months` are positive.
    public func amount(of price: Money, used: Int, of count: Int, months: Int) -> Money {
        let used = min(max(0, used), count)
        let (begun, rest) = (used * months).quotientAndRemainder(dividingBy: count)
        guard rest > 0 else { return part(months - begun, months, of: price) }
        let later = months - begun - 1
        let step = steps.first { rest * $0.below.denominator < $0.below.numerator * count }
        guard let share = step?.share else { return part(later, months, of: price) }
        return part(share.numerator + later * share.denominator, share.denominator * months, of: price)
    }

    private func part(_ numerator: Int, _ denominator: Int, of price: Money) -> Money {
        Money(won: (price.won * numerator + denominator - 1) / denominator) ?? .zero
    }
}

extension PassLadder: LosslessStringConvertible {
    /// `1/3:2/3,1/2:1/2` refunds two thirds until a third is used, and half until half is used.
    public var description: String { steps.map { "\($0.below):\($0.share)" }.joined(separator: ",") }

    public init?(_ description: String) {
        var steps: [Step] = []
        for part in description.split(separator: ",", omittingEmptySubsequences: false) {
            let fractions = part.split(separator: ":", omittingEmptySubsequences: false).map {
                Fraction(String($0))
            }
            guard fractions.count == 2, let below = fractions[0], let share = fractions[1] else { return nil }
            steps.append(Step(below: below, share: share))
        }
        self.init(steps)
    }
}

extension PassLadder.Fraction: LosslessStringConvertible {
    public var description: String { "\(numerator)/\(denominator)" }

    public init?(_ description: String) {
        let numbers = description.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let numerator = numbers[0], let denominator = numbers[1] else { return nil }
        self.init(numerator, denominator)
    }
}
