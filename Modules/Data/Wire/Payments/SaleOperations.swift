public import Domain

/// Operations on the sales of listings.
public struct SaleOperations: OperationList {
    private static let listing = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}",
        else: ListingRefusal.notFound
    )

    public let one = Operation<SignedIn?, Listing.ID, Nothing, SaleBody>(
        .get,
        listing / "sale",
        "Get the sale of a listing's seats or lessons"
    )
    public let seller = Operation<SignedIn, Listing.ID, Nothing, SellerBody>(
        .get,
        listing / "seller",
        "Get the seller of a listing that I can buy now; \(ReadSeller.mostADay) listings a day"
    )
    public let open = Operation<SignedInDevice, Listing.ID, SaleTermsBody, SaleBody>(
        .put,
        listing / "sale",
        "Sell the seats or lessons of my listing; with the seller's details"
    )
    public let end = Operation<SignedInDevice, Listing.ID, Nothing, Nothing>(
        .delete,
        listing / "sale",
        "Stop selling the seats or lessons of my listing; orders stay"
    )
    public let placeSeat = Operation<SignedInDevice, Listing.ID, Nothing, OrderBody>(
        .post,
        listing / "orders",
        "Order a seat; repeated, it returns the unpaid order"
    )
}

extension API {
    public static let sales = SaleOperations()
}
