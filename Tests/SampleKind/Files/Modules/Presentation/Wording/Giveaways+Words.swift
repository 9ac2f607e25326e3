public import Domain

extension KindWords {
    static let giveaways = KindWords(
        name: Words("나눔", "Giveaways"),
        about: Words("소개", "About it"),
        composeTitle: Words("나눔 글쓰기", "Give something away"),
        editTitle: Words("글 수정", "Edit my listing"),
        placeHint: Words("만날 곳은 채팅에서 정해요.", "Agree in the chat on where to meet."),
        fields: [
            "condition": FieldWords(Words("상태", "Condition")) { (condition: GiveawayCondition) in
                switch condition {
                case .unused: Words("새것", "Unused")
                case .good: Words("깨끗해요", "Good")
                case .worn: Words("쓰던 거예요", "Worn")
                }
            }
        ]
    )
}

extension GiveawayRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .descriptionMissing: Words("설명을 써 주세요.", "Please describe it.")
        case .descriptionTooLong:
            Words("설명은 1,000자까지 쓸 수 있어요.", "A description can have at most 1,000 characters.")
        }
    }
}
