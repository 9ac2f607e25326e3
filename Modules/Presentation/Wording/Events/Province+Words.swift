public import Domain

extension Province {
    public var words: Words {
        switch self {
        case .seoul: Words("서울", "Seoul")
        case .busan: Words("부산", "Busan")
        case .daegu: Words("대구", "Daegu")
        case .incheon: Words("인천", "Incheon")
        case .gwangju: Words("광주", "Gwangju")
        case .daejeon: Words("대전", "Daejeon")
        case .ulsan: Words("울산", "Ulsan")
        case .sejong: Words("세종", "Sejong")
        case .gyeonggi: Words("경기", "Gyeonggi")
        case .chungbuk: Words("충북", "Chungbuk")
        case .chungnam: Words("충남", "Chungnam")
        case .jeonnam: Words("전남", "Jeonnam")
        case .gyeongbuk: Words("경북", "Gyeongbuk")
        case .gyeongnam: Words("경남", "Gyeongnam")
        case .jeju: Words("제주", "Jeju")
        case .gangwon: Words("강원", "Gangwon")
        case .jeonbuk: Words("전북", "Jeonbuk")
        }
    }
}
