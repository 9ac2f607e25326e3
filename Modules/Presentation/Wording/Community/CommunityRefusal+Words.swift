public import Domain

extension CommunityRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .textMissing: Words("내용을 써 주세요.", "Please write something.")
        case .textTooLong: Words("내용은 4,000자까지 쓸 수 있어요.", "A post can have at most 4,000 characters.")
        }
    }
}
