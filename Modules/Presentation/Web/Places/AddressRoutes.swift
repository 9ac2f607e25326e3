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
            .on(API.addresses.find) { _, query, who in
                let found = try await findAddress(query.address, limit: query.limit ?? 5, by: who.member)
                return ListBody(found.map(FoundAddressBody.init))
            }
        ]
    }
}
