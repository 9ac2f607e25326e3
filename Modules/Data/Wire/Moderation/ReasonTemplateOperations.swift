public import Domain

/// Operations on the texts that operators give as reasons, not found for other members.
public struct ReasonTemplateOperations: OperationList {
    private static let all: PathPattern<Void> = "/api/v1/operator/reasons"
    private static let template = PathPattern<ReasonTemplate.ID>(
        "/api/v1/operator/reasons/{id}",
        else: ReasonTemplateRefusal.notFound
    )

    public let list = Operation<SignedIn, Void, Nothing, ListBody<ReasonTemplateBody>>(
        .get,
        all,
        "List the templates of reasons that operators choose from"
    )
    public let add = Operation<SignedIn, Void, ReasonTemplateDraftBody, ReasonTemplateBody>(
        .post,
        all,
        "Add a template of a reason; at most 30, for operators",
        status: 201
    )
    public let edit = Operation<SignedIn, ReasonTemplate.ID, ReasonTemplateDraftBody, ReasonTemplateBody>(
        .put,
        template,
        "Replace a template of a reason; for operators"
    )
    public let remove = Operation<SignedIn, ReasonTemplate.ID, Nothing, Nothing>(
        .delete,
        template,
        "Remove a template of a reason; given reasons stay, for operators"
    )
}

extension API {
    public static let reasonTemplates = ReasonTemplateOperations()
}

/// A text that operators give as a reason.
public struct ReasonTemplateBody: ShapedBody, Hashable {
    public let id: ReasonTemplate.ID
    public let title: String
    public let text: String
    public let english: String?

    public static let shape = Shape<Self>(
        "ReasonTemplate",
        Field("id", \.id),
        Field("title", \.title, about: "For operators"),
        Field("text", \.text, about: "In Korean"),
        Field("textEn", \.english, about: "In English; null where readers of English get the Korean text"),
        make: Self.init
    )
}

extension ReasonTemplateBody {
    public init(_ template: ReasonTemplate) {
        let contents = template.contents
        (id, title, text, english) = (template.id, contents.title, contents.text, contents.english)
    }
}

/// What a template of a reason says.
public struct ReasonTemplateDraftBody: ShapedBody, Hashable {
    public let title: String
    public let text: String
    public let english: String?

    public init(title: String, text: String, english: String? = nil) {
        (self.title, self.text, self.english) = (title, text, english)
    }

    public static let shape = Shape<Self>(
        "ReasonTemplateDraft",
        Field("title", \.title, .nonBlank(atMost: ReasonTemplate.longestTitle), about: "For operators"),
        Field("text", \.text, .nonBlank(atMost: ReasonTemplate.longest), about: "In Korean"),
        Field(
            "textEn",
            \.english,
            .text(maxLength: ReasonTemplate.longest),
            .optional,
            about: "In English; null to give readers of English the Korean text"
        ),
        make: Self.init
    )

    /// Throws the refusals of all fields that a rule refuses.
    public func contents() throws -> ReasonTemplate.Contents {
        try ReasonTemplate.Contents(title: title, text: text, english: english)
    }
}

extension Field where Value == ReasonTemplate.ID? {
    /// The template of a reason, beside the field of its text.
    static func template(_ get: @escaping @Sendable (Root) -> ReasonTemplate.ID?) -> Self {
        Self(
            "template",
            get,
            .identifier,
            .optional,
            else: ReasonTemplateRefusal.notFound,
            about: "Says the reason in its reader's language, unless there is another text"
        )
    }
}
