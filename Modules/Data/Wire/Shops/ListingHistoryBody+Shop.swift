public import Domain

extension ListingHistoryBody {
    /// What the shop cost by month, oldest first.
    public var costs: [(since: Moment, won: Int)] { prices.map { ($0.since, $0.monthlyCost) } }

    /// Without words of a newer server.
    public var shopStatuses: [(at: Moment, status: ShopStatus)] {
        statuses.compactMap { change in ShopStatus(rawValue: change.status).map { (change.at, $0) } }
    }
}
