import Database
import Domain

/// A price that a shop had, or has.
struct ShopPriceRow: InsertableRow {
    static let table: StaticString = "shop_prices"

    private let shop: Listing.ID
    private let number: Int
    private let price: ShopPrice

    static func all(of shop: Shop) -> [ShopPriceRow] {
        shop.prices.enumerated().map { ShopPriceRow(shop: shop.listing.id, number: $0, price: $1) }
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let terms = price.terms
        return [
            "shop": shop, "number": number, "deal": terms.deal.rawValue, "up_front": terms.upFront.won,
            "rent": terms.rent?.won, "maintenance": terms.maintenance?.won, "premium": terms.premium?.won,
            "vat": terms.vat.rawValue, "lease_months": terms.leaseMonths, "since": price.since,
        ]
    }
}

extension ShopPrice {
    static func list(of shop: Listing.ID, from connection: Connection) throws -> [ShopPrice] {
        try connection.run(
            """
            SELECT deal, up_front, rent, maintenance, premium, vat, lease_months, since
            FROM shop_prices WHERE shop = \(shop) ORDER BY number
            """
        ).map(ShopPrice.init(row:))
    }

    private init(row: Row) throws {
        self.init(
            try ShopTerms(
                deal: row.word("deal"),
                upFront: row.stored("up_front") { Money(won: $0) },
                rent: row.storedIfPresent("rent") { Money(won: $0) },
                maintenance: row.storedIfPresent("maintenance") { Money(won: $0) },
                premium: row.storedIfPresent("premium") { Money(won: $0) },
                vat: row.word("vat"),
                leaseMonths: row.value("lease_months")
            ),
            since: try row.value("since")
        )
    }
}
