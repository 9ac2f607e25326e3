import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Who takes what comes of one request, in this order: the head, pieces of the body, and one of the two ends.
protocol Receiver: Sendable {
    /// False to go no further.
    func begin(_ response: HTTPURLResponse) -> Bool
    /// False to go no further.
    func receive(_ data: Data) -> Bool
    func complete()
    func fail(_ reason: any Error)
}
