import Domain
import Wording

/// Texts of consents to the operator's documents.
enum ConsentPhrases {
    static let legend = Words("약관 동의", "Consents")
    static let read = Words("보기", "Read")
    static let title = Words("동의한 약관", "My consents")
    static let about = Words(
        "운영자가 쓴 문서와 내가 동의한 날이에요.",
        "The operator's documents, and when you agreed to them."
    )
    static let none = Words("동의할 문서가 없어요.", "There are no documents to agree to.")
    static let notGiven = Words("아직 동의하지 않았어요.", "You haven't agreed to it.")
    static let gone = Words("지금은 없는 문서예요.", "The document is no longer there.")
    static let agree = Words("동의하기", "Agree")

    static func box(_ name: OperatorDocument.Name) -> Words {
        Words(
            "[필수] \(name.words[.korean])에 동의해요",
            "I agree to this (required): \(name.words[.english])"
        )
    }

    static func given(_ date: Words) -> Words {
        Words("\(date[.korean])에 동의했어요.", "Agreed on \(date[.english]).")
    }

    static let changed = Words("그 뒤에 바뀌었어요.", "It has changed since.")
}
