public struct Order: Identifiable, Equatable, Sendable {
    public let id: Identifier<Order>
}
