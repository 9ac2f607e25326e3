public import Domain
import JSONCoding

/// Operations on what operators decided about the reader, and on appeals against it.
public struct AppealOperations: OperationList {
    private static let mine: PathPattern<Void> = "/api/v1/me/measures"
    private static let ofMine = PathPattern<TakenMeasure.ID>(
        "/api/v1/me/measures/{id}",
        else: AppealRefusal.measureNotFound
    )
    private static let link: PathPattern<Void> = "/api/v1/appeal-link"
    private static let all: PathPattern<Void> = "/api/v1/operator/appeals"
    private static let appeal = PathPattern<Appeal.ID>(
        "/api/v1/operator/appeals/{id}",
        else: AppealRefusal.notFound
    )

    public let measures = Operation<SignedIn, Void, SliceQuery, ListBody<TakenMeasureBody>>(
        .get,
        mine,
        "List what operators decided about me; latest first"
    )
    public let measure = Operation<SignedIn, TakenMeasure.ID, Nothing, TakenMeasureBody>(
        .get,
        ofMine,
        "Get what an operator decided about me; with my appeal"
    )
    public let make = Operation<SignedIn, TakenMeasure.ID, AppealTextBody, TakenMeasureBody>(
        .post,
        ofMine / "appeal",
        "Appeal against what an operator decided; once, within 184 days",
        status: 201
    )
    /// For the holder of an email about a suspension, who can't sign in.
    public let linked = Operation<Anyone, Void, AppealLinkQuery, TakenMeasureBody>(
        .get,
        link,
        "Get what an email about a suspension is about; with the token in it, without signing in"
    )
    public let makeLinked = Operation<Anyone, Void, LinkedAppealBody, TakenMeasureBody>(
        .post,
        link,
        "Appeal with the token in an email about a suspension; once, without signing in",
        status: 201
    )
    public let list = Operation<SignedIn, Void, AppealQuery, ListBody<AppealCaseBody>>(
        .get,
        all,
        "List appeals; of one state, oldest first, for operators"
    )
    public let one = Operation<SignedIn, Appeal.ID, Nothing, AppealCaseBody>(
        .get,
        appeal,
        "Get an appeal; with what it is about, for operators"
    )
    public let decide = Operation<SignedIn, Appeal.ID, RulingBody, AppealCaseBody>(
        .post,
        appeal / "decision",
        "Decide an appeal; reversing undoes the measure, for operators"
    )
}

extension API {
    public static let appeals = AppealOperations()
}

/// The filter of appeals.
public struct AppealQuery: ShapedBody {
    public let state: Appeal.State?
    public let slice: SliceRequest

    public init(_ state: Appeal.State? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "AppealQuery",
        Field("state", \.state, nil, .omittable, about: "Default: `waiting`"),
        Field(flat: \.slice),
        make: { Self($0, $1) }
    )
}

/// The token in the address of an email.
public struct AppealLinkQuery: ShapedBody {
    public let token: String

    public init(token: String) {
        self.token = token
    }

    public static let shape = Shape<Self>(
        "AppealLinkQuery",
        Field("token", \.token, .text(maxLength: AppealLinkQuery.longest), about: "Of the email's address"),
        make: Self.init
    )

    static let longest = 200
}

/// Why a member thinks that a measure is wrong.
public struct AppealTextBody: ShapedBody, Hashable {
    public let text: String

    public init(text: String) {
        self.text = text
    }

    public static let shape = Shape<Self>(
        "AppealText",
        Field("text", \.text, .nonBlank(atMost: AppealText.longest), about: "Why it is wrong"),
        make: Self.init
    )
}

/// The same of a member who can't sign in, with the token of an email.
public struct LinkedAppealBody: ShapedBody, Hashable {
    public let token: String
    public let text: String

    public init(token: String, text: String) {
        (self.token, self.text) = (token, text)
    }

    public static let shape = Shape<Self>(
        "LinkedAppeal",
        Field("token", \.token, .string(maxLength: AppealLinkQuery.longest), about: "Of the email's address"),
        Field("text", \.text, .nonBlank(atMost: AppealText.longest), about: "Why it is wrong"),
        make: Self.init
    )
}

/// What an operator decides about an appeal.
public struct RulingBody: ShapedBody, Hashable {
    public let outcome: Appeal.Outcome
    private let note: String?
    private let template: ReasonTemplate.ID?

    public init(_ outcome: Appeal.Outcome, note: String?, template: ReasonTemplate.ID? = nil) {
        (self.outcome, self.note, self.template) = (outcome, note, template)
    }

    public static let shape = Shape<Self>(
        "Ruling",
        Field("outcome", \.outcome, about: "`upheld`: the measure stays; `reversed`: it is undone"),
        Field(
            "note",
            \.note,
            .text(maxLength: ReportNote.longest),
            .optional,
            about: "For the member; needed to uphold, unless there is a template"
        ),
        .template(\.template),
        make: { Self($0, note: $1, template: $2) }
    )

    public var reason: ReasonDraft { ReasonDraft(text: note, template: template) }
}
