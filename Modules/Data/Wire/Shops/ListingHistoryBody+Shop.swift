public import Domain

extension ListingHistoryBody {
    /// What the shop cost, oldest first.
    public var shopPrices: [(since: Moment, rent: Int?, upFront: Int?, cost: Int)] {
        prices.map { ($0.since, $0.price, $0.secondAmount, $0.monthlyCost) }
    }

    /// Without words of a newer server.
    public var shopStatuses: [(at: Moment, status: ShopStatus)] {
        statuses.compactMap { change in ShopStatus(rawValue: change.status).map { (change.at, $0) } }
    }
}
