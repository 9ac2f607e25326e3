/// A seat of a class, on the terms on which it was bought.
public struct PaidSeat: Equatable, Sendable {
    /// Until the first date.
    public let ladder: RefundLadder
    /// From the first date on, by the share of the dates that have begun.
    public let rest: PassLadder
    /// When the dates begin, in order; empty while the author has taken them away.
    public internal(set) var dates: [Moment]

    public init(ladder: RefundLadder, rest: PassLadder = .law, dates: [Moment]) {
        self.ladder = ladder
        self.rest = rest
        self.dates = dates
    }

    /// How many dates have begun.
    func begun(at now: Moment) -> Int { dates.count { $0 <= now } }

    /// The first date that hasn't begun; nil after the last one.
    func next(at now: Moment) -> Moment? { dates.first { now < $0 } }

    /// The refund of `price` if the payer cancels. Before the first date, at least what is refunded
    /// after it, so that waiting never pays.
    func share(of price: Money, at now: Moment) -> Money {
        guard let first = dates.first else { return price }
        let begun = begun(at: now)
        let left = rest.amount(of: price, used: max(1, begun), of: dates.count, months: months)
        return begun == 0 ? max(ladder.amount(of: price, before: first, at: now), left) : left
    }

    /// The price of the dates that haven't begun, rounded up to the won.
    func unused(of price: Money, at now: Moment) -> Money {
        guard !dates.isEmpty else { return price }
        let left = dates.count - begun(at: now)
        return Money(won: (price.won * left + dates.count - 1) / dates.count) ?? .zero
    }

    /// The refund of `price` from `now` on.
    public func timeline(of price: Money, from now: Moment) -> [RefundLadder.Stretch] {
        guard let first = dates.first else { return [RefundLadder.Stretch(until: nil, amount: price)] }
        let steps = ladder.timeline(of: price, before: first, from: now).compactMap(\.until)
        let ends = Set(steps + dates).filter { now < $0 }.sorted()
        var stretches: [RefundLadder.Stretch] = []
        for (start, end) in zip([now] + ends, ends.map(Moment?.some) + [nil]) {
            let amount = share(of: price, at: start)
            if stretches.last?.amount == amount { stretches.removeLast() }
            stretches.append(RefundLadder.Stretch(until: end, amount: amount))
        }
        return stretches
    }

    /// The months that the dates take, each of 30 days.
    private var months: Int {
        guard let first = dates.first, let last = dates.last else { return 1 }
        return Int((last - first).components.seconds / (30 * 24 * 3_600)) + 1
    }
}
