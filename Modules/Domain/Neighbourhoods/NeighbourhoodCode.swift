/// The ten-digit administrative code of a neighbourhood.
public struct NeighbourhoodCode: Hashable, Comparable, Sendable {
    public static let numbers: ClosedRange<Int64> = 1_000_000_000...9_999_999_999

    public let number: Int64

    /// Returns nil for a number that doesn't have ten digits.
    public init?(number: Int64) {
        guard Self.numbers.contains(number) else { return nil }
        self.number = number
    }

    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
}

extension NeighbourhoodCode: LosslessStringConvertible {
    public var description: String { String(number) }

    /// A malformed code counts as unknown.
    public init(parsing text: String) throws(NeighbourhoodRefusal) {
        guard let code = NeighbourhoodCode(text) else { throw .unknownCode }
        self = code
    }

    /// Accepts ten ASCII digits only.
    public init?(_ description: String) {
        guard description.utf8.count == 10, description.utf8.allSatisfy(\.isDigit),
            let number = Int64(description)
        else { return nil }
        self.init(number: number)
    }
}
