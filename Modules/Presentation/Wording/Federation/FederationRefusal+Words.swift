public import Domain

extension FederationRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .malformed: Words("액티비티를 읽을 수 없어요.", "This isn't a readable activity.")
        case .unverified:
            Words("보낸 계정의 서명을 확인할 수 없어요.", "The signature of the sender can't be verified.")
        case .blocked: Words("운영자가 차단한 서버예요.", "The operator has blocked this host.")
        }
    }
}
