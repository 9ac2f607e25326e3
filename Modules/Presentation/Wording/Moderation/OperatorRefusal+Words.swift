public import Domain

extension OperatorRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .noAccount:
            Words("그 이메일로 가입한 이웃이 없어요.", "There is no account with that email address.")
        case .notAppointed:
            Words("그 이메일을 쓰는 운영자가 없어요.", "There is no operator with that email address.")
        }
    }
}
