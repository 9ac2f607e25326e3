public import Domain

extension OperatorDocument.Name {
    public var words: Words {
        switch self {
        case .terms: Words("이용약관", "Terms of use")
        case .privacy: Words("개인정보 처리방침", "Privacy policy")
        case .location: Words("위치기반서비스 이용약관", "Terms of location services")
        case .contact: Words("문의", "Contact")
        }
    }
}

extension DocumentRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("운영자가 아직 쓰지 않은 문서예요.", "The operator has not written this document.")
        case .notForMembers: Words("여기에는 문서가 없어요.", "There are no documents here.")
        case .inFile:
            Words(
                "서버 컴퓨터의 파일에 있는 문서예요. 그 파일을 고쳐 주세요.",
                "This document is in a file on the server's machine. Please edit the file."
            )
        case .tooLong:
            Words(
                "문서는 \(DocumentDraft.longest / 1_000)kB까지 쓸 수 있어요.",
                "A document can have at most \(DocumentDraft.longest / 1_000) kB."
            )
        }
    }
}

extension ConsentRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .missing(let name):
            Words(
                "\(name.words[.korean])에 동의해야 가입할 수 있어요.",
                "To sign up, agree to: \(name.words[.english])."
            )
        case .changed(let name):
            Words(
                "\(name.words[.korean])이 그사이에 바뀌었어요. 다시 읽고 동의해 주세요.",
                "The document has changed; read and agree again: \(name.words[.english])."
            )
        }
    }
}
