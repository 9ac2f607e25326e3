public import Domain

/// What people call a kind of listing, its parts and the fields that an author fills in.
public struct KindWords: Sendable {
    /// Several of them, as on a tab.
    public let name: Words
    public let about: Words
    public let composeTitle: Words
    public let editTitle: Words
    /// Who sees which place, on the page of a post.
    public let placeHint: Words
    /// By the names of the API.
    public let fields: [String: FieldWords]

    public init(
        name: Words,
        about: Words,
        composeTitle: Words,
        editTitle: Words,
        placeHint: Words,
        fields: [String: FieldWords]
    ) {
        self.name = name
        self.about = about
        self.composeTitle = composeTitle
        self.editTitle = editTitle
        self.placeHint = placeHint
        self.fields = fields
    }

    /// "월·수", "Mon, Wed".
    public func listed(_ values: [String], of field: String) -> Words {
        let words = values.map { self[field].choice($0).alone }
        return Words(
            words.map { $0[.korean] }.joined(separator: "·"),
            words.map { $0[.english] }.joined(separator: ", ")
        )
    }

    /// What an author is asked for by the field; the name itself where no words are known.
    public subscript(field: String) -> FieldWords {
        fields[field] ?? FieldWords.common[field] ?? FieldWords(Words(field, field))
    }
}

/// The label of a field, what helps to fill it in, and its choices.
public struct FieldWords: Sendable {
    public let label: Words
    public let hint: Words?
    /// As the API spells them, and as people say them.
    public let choices: [(value: String, words: Words)]

    public init(_ label: Words, hint: Words? = nil, choices: [(value: String, words: Words)] = []) {
        self.label = label
        self.hint = hint
        self.choices = choices
    }

    public init<Choice: CaseIterable & RawRepresentable<String>>(
        _ label: Words,
        hint: Words? = nil,
        _ words: (Choice) -> Words
    ) {
        self.init(label, hint: hint, choices: Choice.allCases.map { ($0.rawValue, words($0)) })
    }

    public func choice(_ value: String) -> Words {
        choices.first { $0.value == value }?.words ?? Words(value, value)
    }

    /// Fields that several kinds have.
    static let common: [String: FieldWords] = [
        "title": FieldWords(Words("제목", "Title")),
        "description": FieldWords(
            Words("설명", "Description"),
            hint: Words(
                "무엇을, 어떻게, 어디쯤에서 하는지 알려 주세요. 연락처는 쓰지 않는 게 안전해요.",
                "What, how, and roughly where. Better leave out phone numbers."
            )
        ),
        "price": FieldWords(Words("가격", "Price")),
        "seats": FieldWords(Words("모집 인원", "Seats")),
        "images": FieldWords(Words("사진", "Pictures")),
        "place": FieldWords(
            Words("장소", "Place"),
            hint: Words(
                "이웃에게는 100~300m 떨어진 동그라미로만 보여요.",
                "Neighbours only see a circle 100 to 300 m off."
            )
        ),
    ]
}
