/// The full name of a neighbourhood in both languages.
public struct NeighbourhoodName: Hashable, Sendable {
    public let sido: String
    public let sigungu: String
    public let dong: String
    public let sidoInEnglish: String
    public let sigunguInEnglish: String
    public let dongInEnglish: String
    /// In everyday form: "서울 중구 명동", and "세종 보람동" where city and province are one.
    public let korean: String
    /// "Myeong-dong, Jung-gu, Seoul".
    public let english: String

    public init(
        sido: String,
        sigungu: String,
        dong: String,
        sidoInEnglish: String,
        sigunguInEnglish: String,
        dongInEnglish: String
    ) {
        let short = Self.short(sido: sido)
        let isOne = sigungu == Self.cityAndProvince
        let districtInEnglish = isOne ? "" : "\(sigunguInEnglish), "
        self.init(
            sido: sido,
            sigungu: sigungu,
            dong: dong,
            sidoInEnglish: sidoInEnglish,
            sigunguInEnglish: sigunguInEnglish,
            dongInEnglish: dongInEnglish,
            korean: isOne ? "\(short) \(dong)" : "\(short) \(sigungu) \(dong)",
            english: "\(dongInEnglish), \(districtInEnglish)\(sidoInEnglish)"
        )
    }

    /// Restores a name that was composed before.
    public init(
        sido: String,
        sigungu: String,
        dong: String,
        sidoInEnglish: String,
        sigunguInEnglish: String,
        dongInEnglish: String,
        korean: String,
        english: String
    ) {
        self.sido = sido
        self.sigungu = sigungu
        self.dong = dong
        self.sidoInEnglish = sidoInEnglish
        self.sigunguInEnglish = sigunguInEnglish
        self.dongInEnglish = dongInEnglish
        self.korean = korean
        self.english = english
    }

    /// The everyday name of a province or metropolitan city: 서울 for 서울특별시, 전북 for 전북특별자치도.
    public static func short(sido: String) -> String {
        everyday[sido] ?? sido
    }

    /// Sejong has no districts; its column repeats the city.
    private static let cityAndProvince = "세종시"

    private static let everyday = [
        "서울특별시": "서울", "부산광역시": "부산", "대구광역시": "대구", "인천광역시": "인천", "광주광역시": "광주",
        "대전광역시": "대전", "울산광역시": "울산", "세종특별자치시": "세종", "경기도": "경기", "강원특별자치도": "강원",
        "강원도": "강원", "충청북도": "충북", "충청남도": "충남", "전북특별자치도": "전북", "전라북도": "전북",
        "전라남도": "전남", "경상북도": "경북", "경상남도": "경남", "제주특별자치도": "제주", "전남광주통합특별시": "전남광주",
    ]
}
