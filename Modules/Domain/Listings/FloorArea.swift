/// A floor area, exact for what people write in either unit: two decimals of a 평, or up to eight of a ㎡.
public struct FloorArea: Hashable, Comparable, Sendable {
    /// 1평 = 3.305785 ㎡.
    public static let unitsPerPyeong = 330_578_500
    public static let unitsPerSquareMetre = 100_000_000
    /// From 1 ㎡ to 100,000 ㎡.
    public static let allowed = unitsPerSquareMetre...100_000 * unitsPerSquareMetre
    public static let longestText = 30

    /// In hundred-millionths of a ㎡.
    public let units: Int

    /// Returns nil outside of ``allowed``.
    public init?(units: Int) {
        guard Self.allowed.contains(units) else { return nil }
        self.units = units
    }

    /// The units of a number of ㎡, rounded.
    public static func units(ofSquareMetres metres: Double) -> Int {
        Int((metres * Double(unitsPerSquareMetre)).rounded())
    }

    /// Reads "33.05㎡", "33.05 m2", "10평" or "10 pyeong"; a number alone is in ㎡.
    public init?(typed text: String) {
        var rest = text.filter { !$0.isWhitespace && $0 != "," }[...]
        let isInPyeong = rest.hasSuffix("평") || rest.hasSuffix("pyeong")
        for unit in ["평", "pyeong", "㎡", "m²", "m2"] where rest.hasSuffix(unit) {
            rest = rest.dropLast(unit.count)
            break
        }
        let decimals = isInPyeong ? 2 : 8
        guard let number = Self.number(rest, decimals: decimals) else { return nil }
        self.init(units: isInPyeong ? number * (Self.unitsPerPyeong / 100) : number)
    }

    /// The number without its decimal point; nil for too many digits.
    private static func number(_ text: Substring, decimals: Int) -> Int? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...2).contains(parts.count), (1...7).contains(parts[0].count) else { return nil }
        let fraction = parts.count == 2 ? parts[1] : "0"
        guard (1...decimals).contains(fraction.count) else { return nil }
        let digits = String(parts[0]) + fraction + String(repeating: "0", count: decimals - fraction.count)
        return digits.utf8.allSatisfy(\.isDigit) ? Int(digits) : nil
    }

    /// The exact number of ㎡, such as "33.05785".
    public var squareMetres: String { Self.decimal(units, places: 8) }

    /// Rounded to two decimals, as on a page.
    public var roundedSquareMetres: String { Self.decimal((units + 500_000) / 1_000_000, places: 2) }

    /// Rounded to two decimals; exact for an area that was written in 평.
    public var pyeong: String {
        let hundredth = Self.unitsPerPyeong / 100
        return Self.decimal((units + hundredth / 2) / hundredth, places: 2)
    }

    /// Without zeros at the end.
    private static func decimal(_ number: Int, places: Int) -> String {
        let digits = String(number)
        let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
        var fraction = padded.suffix(places)
        while fraction.hasSuffix("0") { fraction.removeLast() }
        let whole = padded.dropLast(places)
        return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
    }

    public static func < (left: Self, right: Self) -> Bool { left.units < right.units }
}
