/// A server's response.
public struct ClientResponse: Sendable, Hashable {
    public let status: Int
    public let headers: ClientHeaders
    public let body: [UInt8]

    public init(status: Int, headers: ClientHeaders = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
