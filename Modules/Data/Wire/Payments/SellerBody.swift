public import Domain
public import JSONCoding

/// The seller's details.
public struct SellerBody: Body {
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

    public static var name: String { "Seller" }

    static let properties: [(name: String, schema: Schema)] = [
        ("name", .nonBlank(atMost: Seller.longestName).required),
        (
            "contact",
            .nonBlank(atMost: Seller.longestContact).required.described("A phone number or an email address")
        ),
        ("businessNumber", .nullable(.string(maxLength: 100)).described("Ten digits, for businesses")),
    ]

    public static var schema: Schema { .object(properties: properties) }

    public init(_ fields: Fields) throws(FieldError) {
        name = try fields.text("name")
        contact = try fields.text("contact")
        businessNumber = try fields.textIfPresent("businessNumber")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writeFields(to: &$0) }
    }

    func writeFields(to writer: inout JSONWriter) {
        writer.field("name", name)
        writer.field("contact", contact)
        writer.field("businessNumber", businessNumber)
    }

    public func read() throws -> Seller {
        try Seller(name: name, contact: contact, businessNumber: businessNumber)
    }
}
