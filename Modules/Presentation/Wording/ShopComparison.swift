public import Domain

/// Facts of two to four shops side by side.
public struct ShopComparison: Sendable {
    public static let counts = 2...4

    /// In the order of a shop's page, after the monthly cost; nil where a shop doesn't tell.
    public let rows: [(label: Words, values: [Words?])]

    public init(_ shops: [ShopContents]) {
        let all = shops.map(\.facts)
        var labels: [Words] = []
        for fact in all.joined() where !labels.contains(fact.label) { labels.append(fact.label) }
        let statuses = shops.map { Optional($0.status.words) }
        let costs = shops.map { Optional(MonthlyCost.amount(MonthlyCost(of: $0.terms).total)) }
        rows =
            [(MonthlyCost.label, costs), (KindWords.shops["status"].label, statuses)]
            + labels.map { label in (label, all.map { facts in facts.first { $0.label == label }?.value }) }
    }
}
