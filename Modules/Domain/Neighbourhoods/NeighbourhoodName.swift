/// What a neighbourhood is called, in full, in both languages.
public struct NeighbourhoodName: Hashable, Sendable {
    public let sido: String
    public let sigungu: String
    public let dong: String
    public let sidoInEnglish: String
    public let sigunguInEnglish: String
    public let dongInEnglish: String

    public init(
        sido: String,
        sigungu: String,
        dong: String,
        sidoInEnglish: String,
        sigunguInEnglish: String,
        dongInEnglish: String
    ) {
        self.sido = sido
        self.sigungu = sigungu
        self.dong = dong
        self.sidoInEnglish = sidoInEnglish
        self.sigunguInEnglish = sigunguInEnglish
        self.dongInEnglish = dongInEnglish
    }

    /// As a neighbour says it: "서울 중구 명동", and "세종 보람동" where city and province are one.
    public var korean: String {
        let short = Self.short(sido: sido)
        return sido.hasSuffix("시") && sigungu == short + "시"
            ? "\(short) \(dong)" : "\(short) \(sigungu) \(dong)"
    }

    /// "Myeong-dong, Jung-gu, Seoul".
    public var english: String {
        sigunguInEnglish == sidoInEnglish + "-si"
            ? "\(dongInEnglish), \(sidoInEnglish)" : "\(dongInEnglish), \(sigunguInEnglish), \(sidoInEnglish)"
    }

    /// The everyday word for a province or a city that is one: 서울 for 서울특별시, 전북 for 전북특별자치도.
    public static func short(sido: String) -> String {
        if let contraction = contractions[sido] { return contraction }
        for ending in endings where sido.hasSuffix(ending) && sido.count > ending.count {
            return String(sido.dropLast(ending.count))
        }
        return sido
    }

    private static let contractions = [
        "충청북도": "충북", "충청남도": "충남", "전라북도": "전북", "전라남도": "전남", "경상북도": "경북", "경상남도": "경남",
    ]

    /// Longest first, so that what is left is the name alone.
    private static let endings = ["통합특별시", "특별자치시", "특별자치도", "특별시", "광역시", "도"]
}
