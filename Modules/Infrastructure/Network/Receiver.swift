/// Status and header fields of a response.
struct ResponseHead: Sendable {
    let status: Int
    let headers: ClientHeaders

    /// The length of the encoded body; nil when the server doesn't declare it.
    var expectedLength: Int? { headers["Content-Length"].flatMap { Int($0) } }
}

/// Receives a response: the head, the pieces of the body, and then `complete()` or `fail(_:)`.
protocol Receiver: Sendable {
    /// Returns false to end the transfer.
    func begin(_ head: ResponseHead) -> Bool
    /// Returns false to end the transfer.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool
    func complete()
    func fail(_ reason: any Error)
}
