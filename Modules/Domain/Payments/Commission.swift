/// The part of what a payee is paid that the operator keeps, in hundredths of a percent.
///
/// A payee pays the commission that was shown when the sale was opened, or a lower one of today. Deposits of
/// shops carry none, since taking a share for arranging a lease is brokerage.
public struct Commission: Hashable, Comparable, Sendable {
    /// The highest is 30 percent.
    public static let range = 0...3_000
    public static let none = Commission(hundredths: 0)!

    public let hundredths: Int

    /// Nil outside of ``range``.
    public init?(hundredths: Int) {
        guard Self.range.contains(hundredths) else { return nil }
        self.hundredths = hundredths
    }

    public static func < (left: Commission, right: Commission) -> Bool { left.hundredths < right.hundredths }

    /// The part of an amount in won, rounded down.
    public func part(of won: Int) -> Int { won * hundredths / 10_000 }
}

extension Commission: LosslessStringConvertible {
    /// In percent, such as `3.3`.
    public var description: String {
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        guard rest != 0 else { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// Takes a percentage with at most two decimals.
    public init?(_ description: String) {
        let parts = description.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ (1...2).contains($0.utf8.count) }),
            parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
            let whole = Int(parts[0])
        else { return nil }
        let decimals = parts.count == 2 ? parts[1] + (parts[1].utf8.count == 1 ? "0" : "") : "0"
        guard let rest = Int(decimals) else { return nil }
        self.init(hundredths: whole * 100 + rest)
    }
}
