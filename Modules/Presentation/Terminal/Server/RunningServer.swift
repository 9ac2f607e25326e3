/// A server that answers.
public struct RunningServer: Sendable {
    public let address: String
    /// The link by which the first operator sets up the place; nil when there is one already.
    public let setUp: String?

    public init(address: String, setUp: String?) {
        self.address = address
        self.setUp = setUp
    }
}
