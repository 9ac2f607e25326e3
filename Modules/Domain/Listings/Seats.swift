/// The total number of seats and the number taken.
public struct Seats: Hashable, Sendable {
    public static let allowed = 1...1_000

    public private(set) var total: Int
    public private(set) var taken: Int

    public init(_ total: Int) throws(ListingRefusal) {
        try self.init(total, taken: 0)
    }

    public init(_ total: Int, taken: Int) throws(ListingRefusal) {
        guard Self.allowed.contains(total), (0...total).contains(taken) else { throw .seats }
        self.total = total
        self.taken = taken
    }

    public var areLeft: Bool { taken < total }

    mutating func become(_ total: Int) throws(ListingRefusal) {
        guard total >= taken else { throw .fewerSeatsThanTaken }
        self = try Seats(total, taken: taken)
    }

    mutating func take() throws(ListingRefusal) {
        guard areLeft else { throw .full }
        taken += 1
    }

    /// Sets the number of taken seats from the roster.
    mutating func hold(_ taken: Int) {
        self.taken = min(max(0, taken), total)
    }

    mutating func release() {
        taken = max(0, taken - 1)
    }
}
