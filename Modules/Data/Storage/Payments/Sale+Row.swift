public import Database
public import Domain

public struct SaleRow: InsertableRow {
    public static let table: StaticString = "sales"

    private let sale: Sale

    public init(_ sale: Sale) {
        self.sale = sale
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let offer = sale.offer
        return [
            "listing": sale.listing, "seller_name": sale.seller.name,
            "seller_contact": sale.seller.contact, "business_number": sale.seller.businessNumber,
            "commission": sale.commission.hundredths, "transfer_hours": sale.transferHours,
            "deposit": offer?.amount.won, "days": offer?.days, "cooling": offer?.cooling,
            "register_issued_on": offer?.documents.register.daysSince1970,
            "building_issued_on": offer?.documents.building.daysSince1970,
        ]
    }
}

extension Sale {
    /// - Parameter lessons: what the listing's lessons cost now, if it has some.
    init(row: Row, of listing: Listing.ID, _ lessons: LessonOffer?) throws {
        let amount = try row.storedIfPresent("deposit") { Money(won: $0) }
        let offer = try amount.map { amount in
            DepositOffer(
                amount: amount,
                days: try row.value("days"),
                cooling: try row.value("cooling"),
                documents: try SeenDocuments(row: row, "register_issued_on", "building_issued_on")
            )
        }
        self.init(
            listing: listing,
            seller: try Seller(row: row),
            goods: lessons.map(Goods.lessons) ?? offer.map(Goods.deposit) ?? .seats,
            commission: try Commission(row: row),
            transferHours: try row.value("transfer_hours")
        )
    }
}
