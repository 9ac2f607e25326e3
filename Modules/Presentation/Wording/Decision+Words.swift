public import Domain

extension Report.Status {
    public var words: Words {
        switch self {
        case .open: Words("기다림", "waiting")
        case .dismissed: Words("문제없음", "dismissed")
        case .upheld: Words("조치함", "acted on")
        }
    }
}

extension Decision.Verdict {
    public var words: Words {
        switch self {
        case .dismissed: Words("문제없음", "dismissed")
        case .upheld: Words("조치함", "acted on")
        case .reopened: Words("되돌림", "undone")
        }
    }
}

extension Decision.Consequence {
    public var words: Words {
        switch self {
        case .closed: Words("글을 닫았어요", "the listing was closed")
        case .reopened: Words("글이 다시 열렸어요", "the listing is open again")
        }
    }
}

extension Subject.Kind {
    public var words: Words {
        switch self {
        case .listing: Words("글", "listing")
        case .member: Words("이웃", "neighbour")
        case .conversation: Words("대화", "conversation")
        case .message: Words("메시지", "message")
        case .deal: Words("약속", "lesson")
        case .review: Words("후기", "review")
        case .savedSearch: Words("저장한 검색", "saved search")
        }
    }
}

extension SuspensionRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .suspended(let end):
            Words(
                "운영자가 이 계정을 \(end.words[.korean])까지 쓸 수 없게 했어요. 궁금한 점은 운영자에게 물어봐 주세요.",
                "The operator has suspended this account until \(end.words[.english]). Please ask them why."
            )
        }
    }
}
