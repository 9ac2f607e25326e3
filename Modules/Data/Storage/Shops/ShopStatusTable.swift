import Database
import Domain

extension TableBase {
    var shopStatuses: ShopStatusTable { ShopStatusTable(connection: connection) }
}

/// The table of the statuses that shops had.
struct ShopStatusTable {
    let connection: Connection

    /// Adds the status of a saved shop if it has changed, also by closing or reopening its listing.
    func note(_ listing: Listing, at now: Moment) throws {
        guard let status = Shop.status(of: listing) else { return }
        let last = try connection.first(
            """
            SELECT number, status FROM shop_statuses WHERE shop = \(listing.id)
            ORDER BY number DESC LIMIT 1
            """
        )
        guard let last, try last.word("status") != status else { return }
        try connection.insert(
            ShopStatusRow(
                shop: listing.id,
                number: try last.value("number") + 1,
                change: ShopStatusChange(status, at: now)
            )
        )
    }

    func list(of shop: Listing.ID) throws -> [ShopStatusChange] {
        try connection.run("SELECT status, at FROM shop_statuses WHERE shop = \(shop) ORDER BY number").map {
            ShopStatusChange(try $0.word("status"), at: try $0.value("at"))
        }
    }
}

struct ShopStatusRow: InsertableRow {
    static let table: StaticString = "shop_statuses"

    let shop: Listing.ID
    let number: Int
    let change: ShopStatusChange

    static func all(of shop: Shop) -> [ShopStatusRow] {
        shop.statuses.enumerated().map { ShopStatusRow(shop: shop.listing.id, number: $0, change: $1) }
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["shop": shop, "number": number, "status": change.status.rawValue, "at": change.at]
    }
}
