import Location

/// The role of a term in a neighbourhood's name. The raw values are stored in the atlas.
enum PlaceRole: UInt8 {
    case dong = 0
    /// A dong's shortened name: 역삼동 for 역삼1동, 종로3가동 for 종로1·2·3·4가동.
    case dongVariant = 1
    case sigungu = 2
    /// 강남 for 강남구.
    case sigunguStem = 3
    case sido = 4
    case station = 5
    /// A station at most ``nearby`` metres outside of the neighbourhood.
    case stationNearby = 6

    static let nearby = 500.0

    var isStation: Bool { self == .station || self == .stationNearby }

    var isDistrict: Bool { self == .sigungu || self == .sigunguStem || self == .sido }

    /// The rank of a match; lower is better.
    ///
    /// A district's full name ranks above a dong with that prefix: 중구 means six districts before it means
    /// 중구동.
    /// - Parameter byInitials: initial consonants leave out the digits of a name, so that ㅇㅅㄷ means 역삼1동 as
    ///   much as 용산동.
    func rank(_ fit: TermFit, byInitials: Bool) -> UInt8 {
        switch (self, fit) {
        case (.dong, .whole): 0
        case (.dongVariant, .whole) where byInitials: 0
        case (.sigungu, .whole), (.sido, .whole): 1
        case (.dong, .beginning), (.dongVariant, .whole): 2
        case (.dongVariant, .beginning), (.sigunguStem, .whole): 3
        case (.station, .whole): 4
        case (.stationNearby, .whole): 5
        case (.sigungu, .beginning), (.sigunguStem, .beginning), (.sido, .beginning): 6
        case (.station, .beginning): 7
        case (.stationNearby, .beginning): 8
        case (.dong, .part), (.dongVariant, .part): 9
        case (.sigungu, .part), (.sigunguStem, .part), (.sido, .part): 10
        case (.station, .part), (.stationNearby, .part): 11
        }
    }
}
