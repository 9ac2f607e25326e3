import Location

/// The words by which people name an area: "서울특별시", "서울시" and "서울", "마포구" and "마포".
struct AreaWords: Sendable {
    private static let provinceEndings = [
        "통합특별시", "특별자치시", "특별자치도", "특별시", "광역시", "도", "시",
    ]

    private let words: Set<[UInt16]>
    private let province: [UInt16]

    /// - Parameter area: the names of province, district and town, of which each may be empty.
    init(_ area: [String]) {
        var words: Set<[UInt16]> = []
        for name in area.dropFirst().joined(separator: " ").split(separator: " ").map(String.init) {
            let units = FoldedText(name).joined
            words.insert(units)
            // "중구" without its last letter names too much.
            if units.count > 2 { words.insert(units.dropLast()) }
        }
        province = FoldedText(Self.abbreviated(area.first ?? "")).joined
        self.words = words
    }

    /// A word of an address that may name an area.
    struct Sought {
        fileprivate let units: [UInt16]
        fileprivate let short: [UInt16]

        init(_ word: AddressSpelling.Word) {
            units = word.units
            short = FoldedText(AreaWords.abbreviated(word.text)).joined
        }
    }

    func contains(_ word: Sought) -> Bool { words.contains(word.units) || isProvince(word) }

    /// Whether the word names the area's province. A united one has the names of both.
    func isProvince(_ word: Sought) -> Bool {
        let short = word.short
        guard short.count > 1, !province.isEmpty else { return false }
        return province == short
            || province.count > 3
                && (province.starts(with: short) || province.suffix(short.count).elementsEqual(short))
    }

    /// 서울 for 서울특별시, 충북 for 충청북도.
    fileprivate static func abbreviated(_ province: String) -> String {
        var name = province[...]
        if let ending = provinceEndings.first(where: { name.hasSuffix($0) && name.count > $0.count + 1 }) {
            name.removeLast(ending.count)
        }
        let letters = Array(name)
        let isOfTwo = letters.count == 3 && ["충청", "전라", "경상"].contains(String(letters[..<2]))
        return isOfTwo ? "\(letters[0])\(letters[2])" : String(name)
    }
}
