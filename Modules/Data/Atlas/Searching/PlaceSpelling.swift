import Location

/// Alternative spellings of names.
enum PlaceSpelling {
    /// 역삼1동 for 역삼제1동; nil without such an ordinal.
    static func withoutOrdinal(_ units: [UInt16]) -> [UInt16]? {
        let ordinal = "제".utf16.first
        guard units.count > 2 else { return nil }
        let place = (1..<units.count - 1).first { units[$0] == ordinal && units[$0 + 1].isDigit }
        return place.map { Array(units[..<$0] + units[($0 + 1)...]) }
    }

    /// The dong joined under one name: 면목3동 and 면목8동 for 면목3·8동, 성내동 and 충인동 for 성내·충인동.
    static func parts(ofJoined dong: String) -> [String] {
        let parts = dong.split(separator: "·").map(String.init)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return [] }
        let stem = first.prefix { !$0.isNumber }
        let ending = last.drop { !$0.isNumber }.drop { $0.isNumber }
        return parts.map { part in
            let whole = part.first?.isNumber == true ? stem + part : part
            if whole.last?.isNumber == true { return whole + (ending.isEmpty ? "동" : ending) }
            return whole.hasSuffix("동") ? whole : whole + "동"
        }
    }
}

extension UInt16 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    /// Whether it is a consonant alone.
    var isInitial: Bool { (0x3131...0x314E).contains(self) }
}
