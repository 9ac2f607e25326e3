public import Domain

extension ReviewRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 후기예요.", "There is no such review.")
        case .notDone:
            Words("수업을 마친 뒤에 후기를 쓸 수 있어요.", "You can write a review once the lesson has taken place.")
        case .tooLate:
            Words("후기는 끝난 뒤 14일 안에 쓸 수 있어요.", "A review can be written within 14 days.")
        case .alreadyWritten:
            Words("이미 후기를 썼어요.", "You have already written your review.")
        case .notAboutAsker:
            Words("후기를 받은 이웃만 답할 수 있어요.", "Only the neighbour it is about can answer.")
        case .alreadyReplied:
            Words("이미 답글을 썼어요.", "You have answered this review already.")
        case .notYours:
            Words("내가 쓴 후기만 고치거나 삭제할 수 있어요.", "You can only change your own review.")
        case .answered:
            Words(
                "상대가 후기나 답글을 써서 더는 고치거나 삭제할 수 없어요.",
                "Your neighbour has written a review or a reply, so it can't be changed any more."
            )
        case .hidden:
            Words(
                "운영자가 숨긴 후기는 고치거나 삭제할 수 없어요.",
                "An operator has hidden this review, so it can't be changed."
            )
        case .rating:
            Words("별점은 0.5점부터 5점까지 0.5점 단위로 줄 수 있어요.", "Give from half a star to five, in halves.")
        case .tooManyManners:
            Words("칭찬은 3개까지 고를 수 있어요.", "Choose at most three compliments.")
        case .mannerOfOtherRole:
            Words("이 이웃에게 고를 수 없는 칭찬이에요.", "This compliment doesn't fit what they did.")
        case .textMissing:
            Words("내용을 적어 주세요.", "Please write something.")
        case .textTooLong:
            Words("1,000자까지 쓸 수 있어요.", "It can have at most 1,000 characters.")
        }
    }
}

extension MemberRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound:
            Words("찾을 수 없는 이웃이에요.", "There is no such neighbour.")
        }
    }
}
