public import Domain

/// The prices and statuses that a shop had.
public struct ShopHistory: Sendable {
    public static let title = Words("가격과 거래 기록", "Prices and statuses")
    private static let lowered = Words("가격을 내렸어요", "Price lowered")

    /// Newest first.
    public let lines: [(at: Moment, words: Words)]

    /// - Parameters: oldest first; costs are by month.
    public init(
        costs: [(since: Moment, won: Int)],
        statuses: [(at: Moment, status: ShopStatus)]
    ) {
        let formerCosts = [nil] + costs.map { Optional($0.won) }
        let prices = zip(costs, formerCosts).map { cost, former in
            (cost.since, Self.words(of: cost.won, after: former))
        }
        lines = (prices + statuses.map { ($0.at, $0.status.words) }).sorted { $0.0 > $1.0 }
    }

    /// "가격을 내렸어요 · 한 달 총비용 850,000원".
    private static func words(of won: Int, after former: Int?) -> Words {
        let (label, amount) = (MonthlyCost.label, MonthlyCost.amount(won))
        let cost = Words(
            "\(label[.korean]) \(amount[.korean])",
            "\(label[.english]): \(amount[.english])"
        )
        guard let former, former > won else { return cost }
        return Words(
            "\(lowered[.korean]) · \(cost[.korean])",
            "\(lowered[.english]) · \(cost[.english])"
        )
    }
}
