import Location

/// The areas by the words that people name them with: "서울특별시", "서울시" and "서울", "마포구" and "마포".
struct AreaNames: Sendable {
    private static let provinceEndings = [
        "통합특별시", "특별자치시", "특별자치도", "특별시", "광역시", "도", "시",
    ]

    private let count: Int
    private var byDistrict: [[UInt16]: [Int]] = [:]
    /// By abbreviations.
    private var byProvince: [[UInt16]: [Int]] = [:]

    /// - Parameter areas: the names of province, district and town, of which each may be empty.
    init(_ areas: [[String]]) {
        count = areas.count
        for (area, names) in areas.enumerated() {
            for word in names.dropFirst().joined(separator: " ").split(separator: " ") {
                let units = FoldedText(word).joined
                byDistrict[units, default: []].append(area)
                // "중구" without its last letter names too much.
                if units.count > 2 { byDistrict[Array(units.dropLast()), default: []].append(area) }
            }
            let province = FoldedText(Self.abbreviated(names.first ?? "")).joined
            guard !province.isEmpty else { continue }
            byProvince[province, default: []].append(area)
            // A united province has the names of both.
            guard province.count > 3 else { continue }
            byProvince[Array(province.prefix(2)), default: []].append(area)
            byProvince[Array(province.suffix(2)), default: []].append(area)
        }
    }

    /// What a word of an address says of where it is.
    struct Meaning {
        /// For each area, whether the word names it.
        let names: [Bool]
        /// Whether the word can only be an area's, so that an address elsewhere is another.
        let isNecessary: Bool
    }

    /// Nil for a word that may be anything, and names no area.
    func meaning(of word: AddressSpelling.Word) -> Meaning? {
        let provinces = byProvince[FoldedText(Self.abbreviated(word.text)).joined]
        let districts = byDistrict[word.units]
        guard provinces != nil || districts != nil || word.namesArea else { return nil }
        var names = [Bool](repeating: false, count: count)
        for area in provinces ?? [] { names[area] = true }
        for area in districts ?? [] { names[area] = true }
        return Meaning(names: names, isNecessary: word.namesArea || provinces != nil)
    }

    /// 서울 for 서울특별시, 충북 for 충청북도.
    private static func abbreviated(_ province: String) -> String {
        var name = province[...]
        if let ending = provinceEndings.first(where: { name.hasSuffix($0) && name.count > $0.count + 1 }) {
            name.removeLast(ending.count)
        }
        let letters = Array(name)
        let isOfTwo = letters.count == 3 && ["충청", "전라", "경상"].contains(String(letters[..<2]))
        return isOfTwo ? "\(letters[0])\(letters[2])" : String(name)
    }
}
