public import Domain
import JSONCoding

/// An address with its location.
public struct FoundAddressBody: ShapedBody {
    public let found: FoundAddress

    public init(_ found: FoundAddress) {
        self.found = found
    }

    public static let shape = Shape<Self>(
        "FoundAddress",
        Field("address", \.found.address),
        Field("point", \.found.point),
        Field("accuracy", \.found.accuracy),
        Field(
            "storable",
            \.found.isStorable,
            about: "Whether a listing may keep the point; if not, it keeps the neighbourhood only"
        ),
        make: { Self(FoundAddress(address: $0, point: $1, accuracy: $2, isStorable: $3)) }
    )
}
