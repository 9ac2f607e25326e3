/// A Korean phone number: of a mobile phone, of an area, of the internet (070) or a virtual one (050X).
public struct PhoneNumber: Hashable, Sendable {
    /// The longest text that is read as a number.
    public static let longest = 30

    /// Without the leading zero: 1012345678.
    private let significant: String

    /// Accepts digits in any grouping, with the leading zero or with +82.
    public init(_ text: String) throws(PhoneRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest), text.utf8.allSatisfy({ $0.isDigit || Self.separators.contains($0) })
        else { throw .number }
        let digits = String(text.filter(\.isNumber))
        let isInternational = text.hasPrefix("+82")
        guard isInternational || !text.contains("+") else { throw .number }
        let national = isInternational ? digits.dropFirst(2) : digits[...]
        guard isInternational || national.hasPrefix("0") else { throw .number }
        significant = String(national.hasPrefix("0") ? national.dropFirst() : national)
        guard Self.lengths(of: significant)?.contains(significant.count) == true else { throw .number }
    }

    /// "+821012345678"
    public var e164: String { "+82\(significant)" }

    /// "010-1234-5678"
    public var grouped: String {
        let area = areaLength
        let rest = significant.dropFirst(area)
        return "0\(significant.prefix(area))-\(rest.dropLast(4))-\(rest.suffix(4))"
    }

    /// Whether text messages reach it.
    public var isMobile: Bool { significant.hasPrefix("10") }

    private static let separators = Set("+-. ()".utf8)

    private var areaLength: Int {
        if significant.hasPrefix("2") { return 1 }
        return significant.hasPrefix("50") ? 3 : 2
    }

    /// The digits that a number with this beginning has, without the leading zero.
    private static func lengths(of significant: String) -> ClosedRange<Int>? {
        if significant.hasPrefix("2") { return 8...9 }
        if significant.hasPrefix("50") { return 10...11 }
        let area = significant.prefix(2)
        if area == "10" || area == "70" { return 10...10 }
        return areas.contains(String(area)) ? 9...10 : nil
    }

    private static let areas: Set = [
        "31", "32", "33", "41", "42", "43", "44", "51", "52", "53", "54", "55", "61", "62", "63", "64",
    ]
}
