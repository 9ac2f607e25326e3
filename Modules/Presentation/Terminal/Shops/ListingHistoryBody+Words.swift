import Domain
import Wire
import Wording

extension ShopHistory {
    init(_ body: ListingHistoryBody) {
        self.init(
            costs: body.prices.map { ($0.since, $0.monthlyCost) },
            statuses: body.statuses.compactMap { change in
                ShopStatus(rawValue: change.status).map { (change.at, $0) }
            }
        )
    }
}
