public import Domain

extension Bank {
    /// The name of a bank that a provider reports, which may be one that Madang doesn't know.
    public static func words(of text: String) -> Words { Bank(rawValue: text)?.words ?? Words(text, text) }

    public var words: Words {
        switch self {
        case .kakao: Words("카카오뱅크", "KakaoBank")
        case .kookmin: Words("국민은행", "KB Kookmin")
        case .shinhan: Words("신한은행", "Shinhan")
        case .woori: Words("우리은행", "Woori")
        case .hana: Words("하나은행", "Hana")
        case .nonghyup: Words("농협은행", "NH NongHyup")
        case .ibk: Words("기업은행", "IBK")
        case .toss: Words("토스뱅크", "Toss Bank")
        case .kbank: Words("케이뱅크", "K bank")
        case .kfcc: Words("새마을금고", "KFCC (Saemaul)")
        case .shinhyup: Words("신협", "Shinhyup")
        case .post: Words("우체국", "Korea Post")
        case .standardChartered: Words("SC제일은행", "SC Bank Korea")
        case .im: Words("아이엠뱅크", "iM Bank")
        case .busan: Words("부산은행", "Busan Bank")
        case .kyongnam: Words("경남은행", "Kyongnam Bank")
        case .kwangju: Words("광주은행", "Kwangju Bank")
        case .jeonbuk: Words("전북은행", "Jeonbuk Bank")
        case .jeju: Words("제주은행", "Jeju Bank")
        case .suhyup: Words("수협은행", "Suhyup")
        case .localNonghyup: Words("지역 농축협", "Local NongHyup")
        case .savings: Words("저축은행", "Savings bank")
        case .nfcf: Words("산림조합", "Forestry Cooperative")
        case .citi: Words("한국씨티은행", "Citibank Korea")
        case .kdb: Words("산업은행", "KDB")
        }
    }
}
