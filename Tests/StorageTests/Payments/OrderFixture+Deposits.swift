import Domain
import TestSupport

@testable import Storage

/// Ana reserves her shops for deposits of 1,000,000 won.
extension OrderFixture {
    var shops: SQLPostRepository<Shop> {
        SQLPostRepository(store.database, identifiers: store.identifiers)
    }

    func reservable() async throws -> Listing {
        let now = now
        let shop = try Shop(
            posting: store.identifiers.next(),
            by: ana,
            SampleShop.contents(),
            at: SampleShop.place(BoardFixture.here),
            now: now
        )
        _ = try await shops.insert(shop.listing.id, by: ana, at: now) { shop }
        let offer = try DepositOffer(amount: 1_000_000, ticks: SampleShop.documents, at: now)
        let seller = try Seller(name: "아나", contact: "010-0000-0000", businessNumber: nil)
        try await orders.sell(shop.listing.id, by: ana) { try Sale(of: offer, for: $0, by: seller) }
        return shop.listing
    }

    /// Holds the shop.
    func reserve(_ shop: Listing, by payer: Member.ID) async throws -> Order {
        try await payments.placeOrder(in: shop.id, by: payer, ticks: SampleShop.documents)
    }

    /// Ana sets the status of her shop.
    func decide(_ status: ShopStatus, about shop: Listing) async throws {
        let now = now
        try await shops.update(shop.id, of: ana, at: now) {
            try $0.edit(
                SampleShop.contents(status),
                at: $0.listing.details.place,
                basedOn: nil,
                now: now
            )
        }
    }

    func status(of shop: Listing) async throws -> ShopStatus? {
        try await kept(shop).flatMap(Shop.status(of:))
    }
}
