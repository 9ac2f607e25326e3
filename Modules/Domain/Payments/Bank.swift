/// The banks and securities firms at which members usually have accounts.
public enum Bank: String, CaseIterable, Sendable {
    case kakao
    case kookmin
    case shinhan
    case woori
    case hana
    case nonghyup
    case ibk
    case toss
    case kbank = "k-bank"
    case kfcc
    case shinhyup
    case post
    case standardChartered = "standard-chartered"
    case im
    case busan
    case kyongnam
    case kwangju
    case jeonbuk
    case jeju
    case suhyup
    case localNonghyup = "local-nonghyup"
    case savings
    case nfcf
    case citi
    case kdb
}
