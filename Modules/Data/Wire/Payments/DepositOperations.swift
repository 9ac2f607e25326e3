public import Domain

/// Operations on the deposits of shops.
public struct DepositOperations: OperationList {
    private static let deposit = PathPattern<Listing.ID>(
        "/api/v1/listings/{id}/deposit",
        else: ListingRefusal.notFound
    )

    public let one = Operation<SignedIn?, Listing.ID, Nothing, DepositBody>(
        .get,
        deposit,
        "Get the deposit that reserves a shop"
    )
    public let offer = Operation<SignedInDevice, Listing.ID, DepositOfferBody, DepositBody>(
        .put,
        deposit,
        "Take deposits for my shop; with the documents that I have seen"
    )
    public let end = Operation<SignedInDevice, Listing.ID, Nothing, Nothing>(
        .delete,
        deposit,
        "Take no more deposits for my shop; orders stay"
    )
    public let place = Operation<SignedInDevice, Listing.ID, DocumentTicksBody, OrderBody>(
        .post,
        deposit / "orders",
        "Order a deposit with the documents that I have seen; repeated, it returns the unpaid order"
    )
}

extension API {
    public static let deposits = DepositOperations()
}
