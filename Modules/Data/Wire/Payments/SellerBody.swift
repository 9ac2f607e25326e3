public import Domain
import JSONCoding

/// The seller's details.
public struct SellerBody: ShapedBody {
    public let name: String
    public let contact: String
    public let businessNumber: String?

    public init(name: String, contact: String, businessNumber: String?) {
        self.name = name
        self.contact = contact
        self.businessNumber = businessNumber
    }

    public init(_ seller: Seller) {
        self.init(name: seller.name, contact: seller.contact, businessNumber: seller.businessNumber)
    }

    public static let shape = Shape<Self>(
        "Seller",
        Field("name", \.name, .nonBlank(atMost: Seller.longestName)),
        Field(
            "contact",
            \.contact,
            .nonBlank(atMost: Seller.longestContact),
            about: "A phone number or an email address"
        ),
        Field(
            "businessNumber",
            \.businessNumber,
            .string(maxLength: 100),
            .explicit,
            about: "Ten digits, for businesses"
        ),
        make: Self.init
    )

    public func read() throws -> Seller {
        try Seller(name: name, contact: contact, businessNumber: businessNumber)
    }
}
