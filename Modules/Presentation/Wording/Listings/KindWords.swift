public import Domain

/// Names and labels of a kind of listing and its fields.
public struct KindWords: Sendable {
    /// The plural, as on a tab.
    public let name: Words
    public let about: Words
    public let composeTitle: Words
    /// What one posts of the kind.
    public let invitation: Words
    public let editTitle: Words
    /// Explains which location is public, on the page for posting.
    public let placeHint: Words
    /// The conversation of all on a listing's roster.
    public let group: Words
    /// By the API's field names.
    public let fields: [String: FieldWords]
    public let openQuestion: OpenQuestionWords
    /// Suggested for posts with tags.
    public let suggestedTags: [String]
    /// What a listing costs, as on its card.
    public let listedPrice: @Sendable (ListedPrice) -> Words?

    public init(
        name: Words,
        about: Words,
        composeTitle: Words,
        invitation: Words,
        editTitle: Words,
        placeHint: Words,
        group: Words = .group,
        fields: [String: FieldWords],
        openQuestion: OpenQuestionWords = OpenQuestionWords(),
        suggestedTags: [String] = [],
        listedPrice: @escaping @Sendable (ListedPrice) -> Words? = { $0.price?.words }
    ) {
        self.name = name
        self.about = about
        self.composeTitle = composeTitle
        self.invitation = invitation
        self.editTitle = editTitle
        self.placeHint = placeHint
        self.group = group
        self.fields = fields
        self.openQuestion = openQuestion
        self.suggestedTags = suggestedTags
        self.listedPrice = listedPrice
    }

    /// "월·수", "Mon, Wed".
    public func listed(_ values: [String], of field: String) -> Words {
        let words = values.map { self[field].choice($0) }
        return Words(
            words.map { $0[.korean] }.joined(separator: "·"),
            words.map { $0[.english] }.joined(separator: ", ")
        )
    }

    /// The words of a field; its name when there are none.
    public subscript(field: String) -> FieldWords {
        fields[field] ?? FieldWords.common[field] ?? FieldWords(Words(field, field))
    }
}

extension Words {
    /// The conversation of all on a roster, for a kind without a word of its own.
    public static let group = Words("함께하는 대화", "Group chat")

    /// A label of an amount that is typed in 만원: "월세 (만원)".
    public var inTenThousands: Words {
        Words("\(withoutUnit[.korean]) (만원)", "\(withoutUnit[.english]) (₩10,000)")
    }

    /// A label without its unit in brackets, which the value has.
    public var withoutUnit: Words {
        func plain(_ text: String) -> String { text.split(separator: " (").first.map(String.init) ?? text }
        return Words(plain(self[.korean]), plain(self[.english]))
    }
}

/// What a card tells of a listing's price.
public struct ListedPrice: Sendable {
    public let price: Price?
    public let secondAmount: Money?
    /// The words of the facets on the card.
    public let facets: [(name: String, words: [String])]

    /// - Parameter won: the second amount.
    public init(_ price: Price?, secondAmount won: Int?, facets: [(name: String, words: [String])]) {
        self.price = price
        secondAmount = won.flatMap { Money(won: $0) }
        self.facets = facets
    }
}

/// A field's label, hint and choices.
public struct FieldWords: Sendable {
    public let label: Words
    public let hint: Words?
    /// The API's values with their words.
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

    /// Fields that several kinds share.
    static let common: [String: FieldWords] = [
        "title": FieldWords(Words("제목", "Title")),
        "description": FieldWords(
            Words("설명", "Description"),
            hint: Words(
                "무엇을, 어떻게, 어디쯤에서 하는지 알려 주세요. 연락처는 쓰지 않는 게 안전해요.",
                "Say what, how and roughly where. Leave out phone numbers to stay safe."
            )
        ),
        "price": FieldWords(Words("가격", "Price")),
        "seats": FieldWords(Words("모집 인원", "Seats")),
        "images": FieldWords(Words("사진", "Pictures")),
        "place": FieldWords(
            Words("장소", "Place"),
            hint: Words(
                "이웃에게는 100~300m 옮긴 동그라미로만 보여요.",
                "Neighbours see only a circle, moved by 100 to 300 m."
            )
        ),
        "tags": FieldWords(
            Words("태그", "Tags"),
            hint: Words("모두 \(ListingTags.most)개까지.", "At most \(ListingTags.most) in all.")
        ),
        "ownTags": FieldWords(
            Words("직접 쓰는 태그", "Your own tags"),
            hint: Words("#바흐 #주말반처럼 띄어 써 주세요.", "Like #bach #weekends, with spaces between.")
        ),
        "weeks": FieldWords(
            Words("매주 반복", "Repeat weekly"),
            hint: Words(
                "같은 요일, 같은 시각에 열려요. 다음 모임은 시작 2주 전에 저절로 올라가요.",
                "On the same weekday and at the same time. Each date is posted two weeks ahead."
            )
        ),
    ]
}
