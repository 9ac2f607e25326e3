public import Domain

/// Facts of two to four shops side by side.
public struct ShopComparison: Sendable {
    public static let counts = 2...4

    /// In the order of a shop's page, after the monthly cost; nil where a shop doesn't tell.
    public let rows: [(label: Words, values: [Words?])]

    /// The places of the shops that cost least a month; empty where all cost the same.
    public let cheapest: Set<Int>

    public init(_ shops: [ShopContents]) {
        let all = shops.map(\.facts)
        var labels: [Words] = []
        for fact in all.joined() where !labels.contains(fact.label) { labels.append(fact.label) }
        let statuses = shops.map { Optional($0.status.words) }
        let totals = shops.map { MonthlyCost(of: $0.terms).total }
        let least = totals.indices.filter { totals[$0] == totals.min() }
        cheapest = least.count == totals.count ? [] : Set(least)
        let costs = totals.map { Optional(MonthlyCost.amount($0)) }
        rows =
            [(MonthlyCost.label, costs), (KindWords.shops["status"].label, statuses)]
            + labels.map { label in (label, all.map { facts in facts.first { $0.label == label }?.value }) }
    }
}
