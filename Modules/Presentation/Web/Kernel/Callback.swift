import Wire

/// A request that the server makes later, to an address that an endpoint was given.
struct Callback: Sendable {
    let name: String
    let summary: String
    /// Where the address is in the endpoint's request, as a runtime expression of OpenAPI.
    let address: String
    let headers: [(name: String, summary: String)]
    let body: any Body.Type
}

extension Endpoint {
    func calling(_ callback: Callback) -> Endpoint {
        var endpoint = self
        endpoint.callback = callback
        return endpoint
    }
}
