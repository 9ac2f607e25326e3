public import Domain
import JSONCoding

/// Operations on invitations.
public struct InvitationOperations: OperationList {
    private static let all: PathPattern<Void> = "/api/v1/operator/invitations"
    private static let one = PathPattern<Invitation.ID>(
        "/api/v1/operator/invitations/{id}",
        else: InvitationRefusal.notFound
    )

    public let check = Operation<Anyone, Void, InvitationQuery, InvitationCheckBody>(
        .get,
        "/api/v1/invitation",
        "Get until when an invitation is valid; refused when it isn't"
    )
    public let list = Operation<SignedIn, Void, SliceQuery, ListBody<InvitationBody>>(
        .get,
        all,
        "List invitations; latest first, for operators"
    )
    public let create = Operation<SignedIn, Void, InvitationRequestBody, InvitationGrantBody>(
        .post,
        all,
        "Create an invitation; its code is in no other answer, for operators",
        status: 201
    )
    public let withdraw = Operation<SignedIn, Invitation.ID, Nothing, InvitationBody>(
        .delete,
        one,
        "Withdraw an invitation; those who joined stay, for operators"
    )
}

extension API {
    public static let invitations = InvitationOperations()
}

/// The code of an invitation.
public struct InvitationQuery: ShapedBody {
    public let code: String

    public init(code: String) {
        self.code = code
    }

    public static let shape = Shape<Self>(
        "InvitationQuery",
        Field("code", \.code, .text(maxLength: 200)),
        make: Self.init
    )
}

/// A valid invitation, as a newcomer sees it.
public struct InvitationCheckBody: ShapedBody, Hashable {
    public let endsAt: Moment

    public init(endsAt: Moment) {
        self.endsAt = endsAt
    }

    public static let shape = Shape<Self>(
        "InvitationCheck",
        Field("endsAt", \.endsAt),
        make: Self.init
    )
}

/// A new invitation.
public struct InvitationRequestBody: ShapedBody {
    public let email: String?
    public let uses: Int
    public let days: Int

    public init(email: String? = nil, uses: Int = 1, days: Int = 7) {
        (self.email, self.uses, self.days) = (email, uses, days)
    }

    public static let shape = Shape<Self>(
        "InvitationRequest",
        Field(
            "email",
            \.email,
            .string(maxLength: 1_000, format: "email"),
            .optional,
            about: "The link is mailed there"
        ),
        Field("uses", \.uses, .integer(Invitation.uses), default: 1, about: "How many may join by it"),
        Field("days", \.days, .integer(Invitation.days), default: 7, about: "For how long it is valid"),
        make: Self.init
    )
}

/// A created invitation with its code.
public struct InvitationGrantBody: ShapedBody, Hashable {
    public let invitation: InvitationBody
    public let code: String
    public let path: String

    public static let shape = Shape<Self>(
        "InvitationGrant",
        Field("invitation", \.invitation),
        Field("code", \.code, about: "In no other answer: the server keeps only a hash of it"),
        Field("path", \.path, about: "The address on this server at which the holder signs up"),
        make: Self.init
    )
}

extension InvitationGrantBody {
    /// The path of the sign-up page, to which the code is added.
    public static let page = "/sign-up?invitation="

    public init(_ invitation: InvitationBody, code: String) {
        (self.invitation, self.code, path) = (invitation, code, Self.page + code)
    }
}

/// An invitation as operators see it.
public struct InvitationBody: ShapedBody, Hashable {
    public let id: Invitation.ID
    public let state: Invitation.State
    public let email: String?
    public let uses: Int
    public let used: Int
    public let createdAt: Moment
    public let endsAt: Moment
    public let nickname: String?
    public let joined: [InvitedMemberBody]

    public static let shape = Shape<Self>(
        "Invitation",
        Field("id", \.id),
        Field("state", \.state),
        Field("email", \.email, about: "Where the link was sent"),
        Field("uses", \.uses),
        Field("used", \.used),
        Field("createdAt", \.createdAt),
        Field("endsAt", \.endsAt),
        Field("nickname", \.nickname, about: "Of the operator; null after the account is deleted"),
        Field("joined", \.joined, about: "Who joined by it; deleted members are left out"),
        make: Self.init
    )
}

extension InvitationBody {
    public init(_ summary: InvitationSummary, at now: Moment) {
        let invitation = summary.invitation
        (id, state) = (invitation.id, invitation.state(at: now))
        (email, uses, used) = (invitation.email?.text, invitation.uses, invitation.used)
        (createdAt, endsAt) = (invitation.createdAt, invitation.endsAt)
        nickname = summary.operatorCard?.nickname.text
        joined = summary.joined.map { InvitedMemberBody(id: $0.id, nickname: $0.nickname.text) }
    }
}

/// A member who joined by an invitation.
public struct InvitedMemberBody: ShapedBody, Hashable {
    public let id: Member.ID
    public let nickname: String

    public static let shape = Shape<Self>(
        "InvitedMember",
        Field("id", \.id),
        Field("nickname", \.nickname),
        make: Self.init
    )
}
