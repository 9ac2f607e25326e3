public import Domain

extension Appeal.State {
    public var words: Words {
        switch self {
        case .waiting: Words("대기 중", "Waiting")
        case .decided: Words("결정함", "Decided")
        }
    }
}

extension Appeal.Outcome {
    public var words: Words {
        switch self {
        case .upheld: Words("조치 유지", "Action upheld")
        case .reversed: Words("조치 취소", "Action reversed")
        }
    }
}

extension AppealRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("그런 이의 제기를 찾을 수 없어요.", "There is no such appeal.")
        case .measureNotFound: Words("그런 조치를 찾을 수 없어요.", "There is no such action.")
        case .linkInvalid:
            Words(
                "주소가 잘못됐거나 너무 오래됐어요. 로그인해서 확인하거나 운영자에게 문의해 주세요.",
                "This address is wrong or too old. Please sign in, or contact the operator."
            )
        case .alreadyMade: Words("이미 이의를 제기했어요.", "You have appealed already.")
        case .tooLate: Words("이의를 제기할 수 있는 기간이 지났어요.", "The time for an appeal has passed.")
        case .measureUndone: Words("지금은 적용되지 않는 조치예요.", "This action no longer applies.")
        case .textMissing:
            Words("왜 잘못됐다고 생각하는지 적어 주세요.", "Please say why you think that it is wrong.")
        case .textTooLong:
            Words("2,000자까지 적을 수 있어요.", "An appeal can have at most 2,000 characters.")
        case .alreadyDecided: Words("이미 결정한 이의 제기예요.", "This appeal has been decided already.")
        case .ownMatter:
            Words(
                "내가 했거나 나와 관련된 조치예요. 다른 운영자가 결정해요.",
                "Another operator decides this: you took the action, or it concerns you."
            )
        case .reasonMissing: Words("조치를 유지하는 이유를 적어 주세요.", "Please say why the action stays.")
        }
    }
}
