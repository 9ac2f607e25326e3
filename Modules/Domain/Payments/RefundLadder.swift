/// The share of the amount that a payer gets back, by the time left until the start.
public struct RefundLadder: Hashable, Sendable {
    public struct Step: Hashable, Sendable {
        /// The step applies until this many days before the start.
        public let days: Int
        public let percent: Int

        public init(days: Int, percent: Int) {
            self.days = days
            self.percent = percent
        }
    }

    /// A period with the same refund.
    public struct Stretch: Equatable, Sendable {
        /// Its end; nil for the last one.
        public let until: Moment?
        public let amount: Money
    }

    public static let standard = RefundLadder([Step(days: 3, percent: 100), Step(days: 1, percent: 50)])!

    /// From the longest time before the start to the shortest.
    public let steps: [Step]

    /// Returns nil unless days and shares both decrease, within 0...365 days and 1...100 percent.
    public init?(_ steps: [Step]) {
        guard (1...10).contains(steps.count),
            steps.allSatisfy({ (0...365).contains($0.days) && (1...100).contains($0.percent) }),
            zip(steps, steps.dropFirst()).allSatisfy({ $0.days > $1.days && $0.percent > $1.percent })
        else { return nil }
        self.steps = steps
    }

    /// The refund of `amount`, rounded down to the won.
    public func amount(of amount: Money, before start: Moment, at now: Moment) -> Money {
        let step = steps.first { now < end(of: $0, before: start) }
        return part(step?.percent ?? 0, of: amount)
    }

    /// The stretches from `now` on; the last one has no end.
    public func timeline(of amount: Money, before start: Moment, from now: Moment) -> [Stretch] {
        let ahead = steps.filter { now < end(of: $0, before: start) }
        return ahead.map { Stretch(until: end(of: $0, before: start), amount: part($0.percent, of: amount)) }
            + [Stretch(until: nil, amount: .zero)]
    }

    private func end(of step: Step, before start: Moment) -> Moment {
        start - .seconds(step.days * 24 * 3_600)
    }

    private func part(_ percent: Int, of amount: Money) -> Money {
        Money(won: amount.won * percent / 100) ?? .zero
    }
}

extension RefundLadder: LosslessStringConvertible {
    /// `3:100,1:50` refunds all until three days before the start, and half until one day before.
    public var description: String { steps.map { "\($0.days):\($0.percent)" }.joined(separator: ",") }

    public init?(_ description: String) {
        var steps: [Step] = []
        for part in description.split(separator: ",", omittingEmptySubsequences: false) {
            let numbers = part.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
            guard numbers.count == 2, let days = numbers[0], let percent = numbers[1] else { return nil }
            steps.append(Step(days: days, percent: percent))
        }
        self.init(steps)
    }
}
