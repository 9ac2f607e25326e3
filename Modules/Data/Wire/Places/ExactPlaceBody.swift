public import Domain
import JSONCoding

/// An exact place, for readers who may see it.
public struct ExactPlaceBody: ShapedBody, Hashable {
    public let place: ExactPlace

    public init(_ place: ExactPlace) {
        self.place = place
    }

    public static let shape = Shape<Self>(
        "ExactPlace",
        Field("point", \.place.point),
        Field("address", \.place.address),
        make: { (point, address) throws(FieldError) in
            Self(
                try FieldError.reading("address") { () throws(ListingRefusal) in
                    try ExactPlace(point: point, address: address)
                }
            )
        }
    )
}
