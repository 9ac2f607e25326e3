public import Domain

extension OperatorDocument.Name {
    public var words: Words {
        switch self {
        case .terms: Words("이용약관", "Terms of use")
        case .privacy: Words("개인정보 처리방침", "Privacy policy")
        case .contact: Words("문의", "Contact")
        }
    }
}

extension DocumentRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("운영자가 아직 쓰지 않은 문서예요.", "The operator has not written this document.")
        }
    }
}
