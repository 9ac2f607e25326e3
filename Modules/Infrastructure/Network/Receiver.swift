/// Status and header fields of a response.
struct ResponseHead: Sendable {
    let status: Int
    let headers: ClientHeaders

    /// The length of the body as it is sent; nil when the server does not say.
    var expectedLength: Int? { headers["Content-Length"].flatMap { Int($0) } }
}

/// What becomes of one request, in this order: the head, pieces of the body, and one of the two ends.
protocol Receiver: Sendable {
    /// False to go no further.
    func begin(_ head: ResponseHead) -> Bool
    /// False to go no further.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool
    func complete()
    func fail(_ reason: any Error)
}
