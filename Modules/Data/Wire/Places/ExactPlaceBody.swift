public import Domain
import JSONCoding

/// The place of a post, for readers who may see it.
public struct ExactPlaceBody: ShapedBody, Hashable {
    /// Nil when it isn't known exactly.
    public let point: Point?
    public let accuracy: PlaceAccuracy
    public let address: String?

    public init(_ place: ExactPlace) {
        self.init(point: place.point, accuracy: place.accuracy, address: place.address)
    }

    private init(point: Point?, accuracy: PlaceAccuracy, address: String?) {
        self.point = point
        self.accuracy = accuracy
        self.address = address
    }

    public static let shape = Shape<Self>(
        "ExactPlace",
        Field("point", \.point, about: "Null when only the street or the neighbourhood is known"),
        Field("accuracy", \.accuracy, about: "How the location was found"),
        Field("address", \.address),
        make: Self.init
    )
}
