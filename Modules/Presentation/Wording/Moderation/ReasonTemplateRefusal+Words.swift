public import Domain

extension ReasonTemplateRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("그런 사유를 찾을 수 없어요.", "There is no such template.")
        case .titleMissing: Words("이름을 적어 주세요.", "Please give a title.")
        case .titleTooLong:
            Words(
                "이름은 \(ReasonTemplate.longestTitle)자까지 적을 수 있어요.",
                "A title has at most \(ReasonTemplate.longestTitle) characters."
            )
        case .textMissing: Words("내용을 적어 주세요.", "Please give a text.")
        case .textTooLong, .englishTooLong:
            Words(
                "내용은 \(ReasonTemplate.longest)자까지 적을 수 있어요.",
                "A text has at most \(ReasonTemplate.longest) characters."
            )
        case .tooMany:
            Words(
                "\(ReasonTemplate.most)개까지 둘 수 있어요. 필요 없는 것을 먼저 빼 주세요.",
                "There can be at most \(ReasonTemplate.most). Please remove one first."
            )
        }
    }
}
