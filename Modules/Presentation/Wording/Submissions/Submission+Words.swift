public import Domain

extension Submission.State {
    public var words: Words {
        switch self {
        case .waiting: Words("확인 중", "In review")
        case .approved: Words("승인됨", "Approved")
        case .declined: Words("반려됨", "Not approved")
        }
    }
}

extension SubmissionCause.Name {
    /// - Parameter term: what was found.
    public func words(of term: String?) -> Words {
        switch self {
        case .kind: Words("확인하는 종류의 글이에요", "Posts of its kind are reviewed")
        case .term:
            Words("지켜보는 말이 있어요: \(term ?? "-")", "Contains what is watched for: \(term ?? "-")")
        case .firstPost: Words("첫 글이에요", "First post")
        }
    }
}

extension WatchedTerm.Kind {
    public var words: Words {
        switch self {
        case .word: Words("단어", "Word")
        case .host: Words("사이트 주소", "Host")
        }
    }
}

extension WatchRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("그런 단어를 찾을 수 없어요.", "There is no such word or host.")
        case .textMissing: Words("단어나 주소를 적어 주세요.", "Please give a word or a host.")
        case .textTooLong:
            Words(
                "\(WatchedTerm.longest)자까지 적을 수 있어요.",
                "It has at most \(WatchedTerm.longest) characters."
            )
        case .malformedHost: Words("주소를 example.com처럼 적어 주세요.", "Please give a host such as example.com.")
        case .tooMany:
            Words(
                "\(WatchedTerm.most)개까지 추가할 수 있어요. 필요 없는 것을 먼저 빼 주세요.",
                "There can be at most \(WatchedTerm.most). Please remove one first."
            )
        }
    }
}

extension SubmissionRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("확인할 글을 찾을 수 없어요.", "There is no such submission.")
        case .decided: Words("이미 처리된 글이에요.", "This was decided on already.")
        case .editedMeanwhile:
            Words(
                "그사이에 글이 수정되었어요. 지금 내용을 확인하고 다시 정해 주세요.",
                "It was edited after you saw it. Please look at it as it is now, and decide again."
            )
        case .addressUnconfirmed:
            Words("이메일을 확인한 이웃만 믿을 수 있어요.", "Only members with a confirmed email address can be trusted.")
        case .noMember: Words("그런 이웃이 없어요.", "There is no such member.")
        case .reasonMissing: Words("반려하는 이유를 적어 주세요.", "Please say why.")
        case .reasonTooLong:
            Words(
                "이유는 \(SubmissionReason.longest)자까지 적을 수 있어요.",
                "A reason has at most \(SubmissionReason.longest) characters."
            )
        }
    }
}
