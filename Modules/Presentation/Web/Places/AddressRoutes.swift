public import Domain
import HTTPServer
import JSONCoding
import Wire

/// The endpoint that looks up an address for a form.
public struct AddressRoutes: Sendable {
    private let findAddress: FindAddress

    public init(findAddress: FindAddress) {
        self.findAddress = findAddress
    }

    public var endpoints: [Endpoint] {
        [
            .member(
                .get,
                AddressPath.all,
                "Where an address is, or at least in which neighbourhood",
                query: [
                    .required(
                        "q",
                        .text(minLength: 1, maxLength: ExactPlace.longestAddress),
                        "The address as it is written"
                    ),
                    .optional("limit", .integer(1...10), "How many at most; 5 when left out"),
                ],
                answers: .json()
            ) { [findAddress] request, who in
                let sought = try AddressText(request.query["q"] ?? "")
                let limit = try request.integer("limit", in: 1...10) ?? 5
                let found = try await findAddress(sought, limit: limit, by: who.member)
                return ListBody(found.map(FoundAddressBody.init))
            }
        ]
    }
}
