public import Domain
public import JSONCoding

/// The terms on which an author sells seats or lessons.
public struct SaleTermsBody: Body {
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

    public static var name: String { "SaleTerms" }

    public static var schema: Schema {
        .object(properties: SellerBody.properties + [("transferHours", Self.hours)])
    }

    static let hours = Schema.nullable(.integer())
        .described("For how many hours a transfer is waited for, 2 to 24; 2 if null")

    public init(_ fields: Fields) throws(FieldError) {
        seller = try SellerBody(fields)
        transferHours = try fields.integerIfPresent("transferHours")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            seller.writeFields(to: &writer)
            writer.field("transferHours", transferHours)
        }
    }
}
