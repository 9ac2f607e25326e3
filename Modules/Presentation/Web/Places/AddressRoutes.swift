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
                "Look up an address; its location, or at least its neighbourhood",
                query: [
                    .required(
                        "q",
                        .text(minLength: 1, maxLength: ExactPlace.longestAddress),
                        "The address to look up"
                    ),
                    .optional("limit", .integer(1...10), "Maximum number; default 5"),
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
