public import Domain

/// The prices and statuses that a shop had.
public struct ShopHistory: Sendable {
    public static let title = Words("가격과 거래 기록", "Prices and statuses")
    private static let lowered = Words("가격을 내렸어요", "Price lowered")

    /// Newest first.
    public let lines: [(at: Moment, words: Words)]

    /// - Parameters: oldest first; rents and costs are by month, in won.
    public init(
        prices: [(since: Moment, rent: Int?, upFront: Int?, cost: Int)],
        statuses: [(at: Moment, status: ShopStatus)]
    ) {
        let formers = [nil] + prices.map { Optional($0) }
        let changes = zip(prices, formers).map { price, former in
            (price.since, Self.words(of: price, after: former))
        }
        lines = (changes + statuses.map { ($0.at, $0.status.words) }).sorted { $0.0 > $1.0 }
    }

    /// "가격을 내렸어요 · 월세 200만원 → 190만원 · 한 달 총비용 2,358,553원".
    private static func words(
        of price: (since: Moment, rent: Int?, upFront: Int?, cost: Int),
        after former: (since: Moment, rent: Int?, upFront: Int?, cost: Int)?
    ) -> Words {
        let isLowered = former.map { price.cost < $0.cost } ?? false
        let upFront = price.rent == nil ? Words("전세금·매매가", "Deposit or price") : Words("보증금", "Deposit")
        let amounts = [
            change(upFront, price.upFront, former?.upFront),
            change(Words("월세", "Rent"), price.rent, former?.rent),
        ]
        let (label, cost) = (MonthlyCost.label, MonthlyCost.amount(price.cost))
        let total = Words("\(label[.korean]) \(cost[.korean])", "\(label[.english]): \(cost[.english])")
        let parts = (isLowered ? [lowered] : []) + amounts.compactMap(\.self) + [total]
        return Words(
            parts.map { $0[.korean] }.joined(separator: " · "),
            parts.map { $0[.english] }.joined(separator: " · ")
        )
    }

    /// Nil for an amount that stayed, or that there is none of.
    private static func change(_ label: Words, _ won: Int?, _ former: Int?) -> Words? {
        guard won != former, let amount = won.flatMap({ Money(won: $0) })?.spoken else { return nil }
        guard let before = former.flatMap({ Money(won: $0) })?.spoken else {
            return Words("\(label[.korean]) \(amount[.korean])", "\(label[.english]): \(amount[.english])")
        }
        return Words(
            "\(label[.korean]) \(before[.korean]) → \(amount[.korean])",
            "\(label[.english]): \(before[.english]) → \(amount[.english])"
        )
    }
}
