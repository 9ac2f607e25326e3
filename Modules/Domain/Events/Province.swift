/// A province or metropolitan city, by the first two digits of the codes of its neighbourhoods.
public enum Province: Int64, CaseIterable, Sendable {
    case seoul = 11
    case busan = 26
    case daegu = 27
    case incheon = 28
    case gwangju = 29
    case daejeon = 30
    case ulsan = 31
    case sejong = 36
    case gyeonggi = 41
    case chungbuk = 43
    case chungnam = 44
    case jeonnam = 46
    case gyeongbuk = 47
    case gyeongnam = 48
    case jeju = 50
    case gangwon = 51
    case jeonbuk = 52

    /// The codes of its neighbourhoods.
    public var codes: ClosedRange<Int64> {
        rawValue * 100_000_000...rawValue * 100_000_000 + 99_999_999
    }
}
