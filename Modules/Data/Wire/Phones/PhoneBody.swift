public import Domain
public import JSONCoding

/// The reader's own phone number, or none.
public struct PhoneBody: Body, Hashable {
    public let number: PhoneNumber?
    public let sharing: Phone.Sharing?
    public let storedAt: Moment?

    public init(_ phone: Phone?) {
        number = phone?.number
        sharing = phone?.sharing
        storedAt = phone?.storedAt
    }

    public static var name: String { "Phone" }

    public static var schema: Schema {
        .object([
            "number": .nullable(.string()).required.described("As +821012345678"),
            "sharing": .nullable(.words(of: Phone.Sharing.self)).required,
            "storedAt": .nullable(.moment).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        number = try fields.textIfPresent("number").flatMap { try? PhoneNumber($0) }
        sharing = try fields.choiceIfPresent("sharing")
        storedAt = try fields.momentIfPresent("storedAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("number", number?.e164)
            writer.field("sharing", sharing?.rawValue)
            writer.field("storedAt", storedAt)
        }
    }
}

/// A phone number to store.
public struct PhoneToStoreBody: ShapedBody, Hashable {
    private let number: String
    public let sharing: Phone.Sharing

    public init(number: String, sharing: Phone.Sharing) {
        self.number = number
        self.sharing = sharing
    }

    public static let shape = Shape<Self>(
        "PhoneToStore",
        Field(
            "number",
            \.number,
            .string(maxLength: PhoneNumber.longest, pattern: "^[0-9+. ()-]+$").limitedByRule,
            about: "A Korean number, with the leading zero or +82"
        ),
        Field(
            "sharing",
            \.sharing,
            about: "Whether I answer each request, or everyone who has written to me sees the number"
        ),
        make: Self.init
    )

    public func read() throws(PhoneRefusal) -> PhoneNumber { try PhoneNumber(number) }
}
