public import Domain
import JSONCoding

/// Operations on addresses.
public struct AddressOperations: OperationList {
    public let find = Operation<SignedIn, Void, AddressQuery, ListBody<FoundAddressBody>>(
        .get,
        "/api/v1/addresses",
        "Look up an address; its location, or at least its neighbourhood"
    )
    public let atPoint = Operation<SignedIn, Void, PointQuery, ListBody<FoundAddressBody>>(
        .get,
        "/api/v1/addresses/at",
        "Look up the address of a point; empty if none is known there"
    )
}

/// Operations on meeting places.
public struct MeetingPlaceOperations: OperationList {
    public let suggestions = Operation<SignedIn, Void, MeetingPlaceQuery, ListBody<MeetingPlaceNameBody>>(
        .get,
        "/api/v1/meeting-places",
        "Suggest meeting places; names of runs nearby in the last year, the last used first"
    )
}

extension API {
    public static let addresses = AddressOperations()
    public static let meetingPlaces = MeetingPlaceOperations()
}

/// The address to look up.
public struct AddressQuery: ShapedBody {
    public let address: AddressText
    public let limit: Int?

    public init(_ address: AddressText, limit: Int? = nil) {
        (self.address, self.limit) = (address, limit)
    }

    public static let shape = Shape<Self>(
        "AddressQuery",
        Field(
            "q",
            \.address,
            .text(minLength: 1, maxLength: ExactPlace.longestAddress),
            about: "The address to look up"
        ),
        Field("limit", \.limit, .integer(1...10), .omittable, about: "Maximum number; default 5"),
        make: { Self($0, limit: $1) }
    )
}
