public import Domain

extension Phone.Sharing {
    public var words: Words {
        switch self {
        case .ask: Words("내가 그때마다 정해요", "I decide each time")
        case .always: Words("바로 보여 줘요", "They see it at once")
        }
    }
}

extension PhoneShare.State {
    public var words: Words {
        switch self {
        case .requested: Words("요청받음", "Requested")
        case .revealed: Words("보여 주는 중", "Shared")
        case .declined: Words("거절함", "Declined")
        case .withdrawn: Words("그만 보여 줌", "Withdrawn")
        }
    }
}

extension PhoneRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .number:
            Words("전화번호를 010-1234-5678처럼 적어 주세요.", "Please enter a number, as in 010-1234-5678.")
        case .noneStored:
            Words("설정에서 내 전화번호를 먼저 저장해 주세요.", "Please store your phone number in your settings first.")
        case .notOffered:
            Words("이 이웃은 전화번호를 등록하지 않았어요.", "This neighbour has no phone number here.")
        case .nothingWritten:
            Words("메시지를 먼저 보내고 요청해 주세요.", "Please write a message before you request the number.")
        case .declined:
            Words("이웃이 전화번호를 알려 주지 않기로 했어요.", "Your neighbour prefers not to share the number.")
        case .notRequested: Words("답할 전화번호 요청이 없어요.", "There is no request to answer.")
        case .notRevealed: Words("이 이웃에게 보여 주고 있지 않아요.", "You aren't sharing your number here.")
        case .group:
            Words("여럿이 있는 대화에서는 전화번호를 주고받을 수 없어요.", "Groups can't exchange phone numbers.")
        }
    }
}
