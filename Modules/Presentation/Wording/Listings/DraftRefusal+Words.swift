public import Domain

extension DraftRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("쓰던 글이 없어요.", "There is no draft.")
        case .tooLong: Words("쓰던 글이 너무 길어요.", "The draft is too long.")
        }
    }
}
