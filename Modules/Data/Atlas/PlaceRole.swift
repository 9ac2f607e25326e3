import Location

/// As what a word belongs to a neighbourhood; the raw values are written into the atlas.
enum PlaceRole: UInt8 {
    case dong = 0
    /// A dong's name as people shorten it: 역삼동 for 역삼1동, 종로3가동 for 종로1·2·3·4가동.
    case dongVariant = 1
    case sigungu = 2
    /// 강남 for 강남구.
    case sigunguStem = 3
    case sido = 4
    case station = 5

    var isDistrict: Bool { self == .sigungu || self == .sigunguStem || self == .sido }

    /// How good a find is, the lower the better.
    ///
    /// A district's whole name comes before dong that merely begin with it: 중구 means six districts before it
    /// means 중구동.
    func rank(_ fit: TermFit) -> UInt8 {
        switch (self, fit) {
        case (.dong, .whole): 0
        case (.sigungu, .whole), (.sido, .whole): 1
        case (.dong, .beginning), (.dongVariant, .whole): 2
        case (.dongVariant, .beginning), (.sigunguStem, .whole): 3
        case (.station, .whole): 4
        case (.sigungu, .beginning), (.sigunguStem, .beginning), (.sido, .beginning): 5
        case (.station, .beginning): 6
        case (.dong, .part), (.dongVariant, .part): 7
        case (.sigungu, .part), (.sigunguStem, .part), (.sido, .part): 8
        case (.station, .part): 9
        }
    }
}
