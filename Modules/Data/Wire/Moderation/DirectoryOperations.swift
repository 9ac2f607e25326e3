public import Domain
import JSONCoding

/// Operations on members and their accounts; for operators.
public struct DirectoryOperations: OperationList {
    public typealias OfMember<In: Body> = Operation<SignedIn, Member.ID, In, DirectoryRecordBody>

    private static let all: PathPattern<Void> = "/api/v1/operator/members"
    private static let member = PathPattern<Member.ID>(
        "/api/v1/operator/members/{id}",
        else: MemberRefusal.notFound
    )

    public let list = Operation<SignedIn, Void, DirectoryQuery, MemberDirectoryBody>(
        .get,
        all,
        "List members; newest first, for operators"
    )
    public let export = Operation<SignedIn, Void, DirectoryExportQuery, ListBody<DirectoryEntryBody>>(
        .get,
        all / "export",
        "Export members; newest first, for operators"
    )
    public let signUps = Operation<SignedIn, Void, Nothing, SignUpFiguresBody>(
        .get,
        "/api/v1/operator/sign-ups",
        "Get how many signed up by day, and from where; for operators"
    )
    public let one = OfMember<Nothing>(
        .get,
        member,
        "Get what concerns a member, in numbers; for operators"
    )
    public let confirmEmail = OfMember<Nothing>(
        .post,
        member / "email-confirmation",
        "Count a member's email address as confirmed; for operators"
    )
    public let endSessions = OfMember<Nothing>(
        .delete,
        member / "sessions",
        "End a member's sessions; signs out everywhere, for operators"
    )
    public let resetSecondFactor = OfMember<DecisionNoteBody>(
        .post,
        member / "second-factor-reset",
        "Reset a member's second factor; with the reason that they read, for operators"
    )
    public let warn = OfMember<DecisionNoteBody>(
        .post,
        member / "warnings",
        "Warn a member; with the text that they read, for operators"
    )
    public let lift = OfMember<DecisionNoteBody>(
        .post,
        member / "suspension-end",
        "Lift a member's suspension; with a reason, what is hidden stays hidden, for operators"
    )
    public let deletionPlan = Operation<SignedIn, Member.ID, Nothing, DeletionPlanBody>(
        .get,
        member / "deletion",
        "Preview the deletion of a member's account; what it removes and keeps, for operators"
    )
    public let delete = Operation<SignedInDevice, Member.ID, DirectoryDeletionBody, Nothing>(
        .post,
        member / "deletion",
        "Delete a member's account; requires a recent sign-in or a confirmation, for operators"
    )
}

extension API {
    public static let directory = DirectoryOperations()
}

/// The filter of members.
public struct DirectoryQuery: ShapedBody {
    public let filter: DirectoryFilter
    public let slice: SliceRequest

    public init(_ filter: DirectoryFilter = DirectoryFilter(), _ slice: SliceRequest = SliceRequest()) {
        self.filter = filter
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "DirectoryQuery",
        Field(
            "q",
            \.filter.text,
            .text(maxLength: DirectoryFilter.longestText),
            .omittable,
            about: "Only this identifier, or this text in the nickname or the address"
        ),
        Field("state", \.filter.state, nil, .omittable, about: "Only this state"),
        Field(flat: \.slice),
        make: { Self(DirectoryFilter(text: $0, state: $1), $2) }
    )
}

/// The filter of exported members.
public struct DirectoryExportQuery: ShapedBody {
    public let filter: DirectoryFilter

    public init(_ filter: DirectoryFilter = DirectoryFilter()) {
        self.filter = filter
    }

    public static let shape = Shape<Self>(
        "DirectoryExportQuery",
        Field(
            "q",
            \.filter.text,
            .text(maxLength: DirectoryFilter.longestText),
            .omittable,
            about: "Only this text in the nickname or the address"
        ),
        Field("state", \.filter.state, nil, .omittable, about: "Only this state"),
        make: { Self(DirectoryFilter(text: $0, state: $1)) }
    )
}

/// The nickname of the account to delete, typed to confirm it.
public struct DirectoryDeletionBody: ShapedBody {
    public let nickname: String

    public init(nickname: String) {
        self.nickname = nickname
    }

    public static let shape = Shape<Self>(
        "DirectoryDeletion",
        Field(
            "nickname",
            \.nickname,
            .nonBlank(atMost: Nickname.lengths.upperBound),
            about: "Of the account, to confirm it"
        ),
        make: Self.init
    )
}
