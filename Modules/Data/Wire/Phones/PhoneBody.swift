public import Domain
import JSONCoding

/// The reader's own phone number, or none.
public struct PhoneBody: ShapedBody, Hashable {
    public let number: PhoneNumber?
    public let sharing: Phone.Sharing?
    public let storedAt: Moment?

    public static let shape = Shape<Self>(
        "Phone",
        Field("number", \.number?.e164, about: "As +821012345678"),
        Field("sharing", \.sharing),
        Field("storedAt", \.storedAt),
        make: { Self(number: $0.flatMap { try? PhoneNumber($0) }, sharing: $1, storedAt: $2) }
    )
}

extension PhoneBody {
    public init(_ phone: Phone?) {
        number = phone?.number
        sharing = phone?.sharing
        storedAt = phone?.storedAt
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
