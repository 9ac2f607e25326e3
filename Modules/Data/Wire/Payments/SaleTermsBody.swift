public import Domain
import JSONCoding

/// The terms on which an author sells seats or lessons.
public struct SaleTermsBody: ShapedBody {
    public let seller: SellerBody
    private let transferHours: Int?

    public init(seller: SellerBody, transferHours: Int? = nil) {
        self.seller = seller
        self.transferHours = transferHours
    }

    /// The sale with these terms. Throws ``OrderRefusal/transferHours``.
    public func applied(to sale: Sale) throws(OrderRefusal) -> Sale {
        try sale.waiting(forTransfers: transferHours ?? Sale.usualTransferHours)
    }

    public static let shape = Shape<Self>(
        "SaleTerms",
        Field(flat: \.seller),
        Field("transferHours", \.transferHours, nil, .explicit, about: hours),
        make: Self.init
    )

    static let hours = "For how many hours a transfer is waited for, 2 to 24; 2 if null"
}
