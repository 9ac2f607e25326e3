public import Domain

/// Operations on the documents of teachers: the teacher's own, and all for operators.
public struct VerificationOperations: OperationList {
    public typealias OfVerification<In: Body> = Operation<SignedIn, Verification.ID, In, VerificationCaseBody>

    private static let mine: PathPattern<Void> = "/api/v1/me/teacher/verification"
    private static let verification = PathPattern<Verification.ID>(
        "/api/v1/verifications/{id}",
        else: VerificationRefusal.notFound
    )

    public let mine = Operation<SignedIn, Void, Nothing, VerificationBody>(
        .get,
        Self.mine,
        "Get the documents that I sent last"
    )
    public let send = Operation<SignedIn, Void, DocumentsBody, VerificationBody>(
        .post,
        Self.mine,
        "Send pictures of diplomas or certificates to the operators; only they see them",
        status: 201
    )
    public let withdraw = Operation<SignedIn, Void, Nothing, Nothing>(
        .delete,
        Self.mine,
        "Withdraw my documents that wait, and delete them"
    )
    public let all = Operation<SignedIn, Void, VerificationQuery, ListBody<VerificationCaseBody>>(
        .get,
        "/api/v1/verifications",
        """
        List documents of teachers; of one state, the longest waiting or the latest sent first, for \
        operators
        """
    )
    public let one = OfVerification<Nothing>(
        .get,
        verification,
        "Get documents of a teacher; for operators"
    )
    public let accept = OfVerification<VerifiedDocumentsBody>(
        .post,
        verification / "accept",
        "Accept documents; the teacher's page says what was seen, for operators"
    )
    public let decline = OfVerification<SubmissionReasonBody>(
        .post,
        verification / "decline",
        "Decline documents; the teacher learns why, for operators"
    )
}

/// The filter of documents.
public struct VerificationQuery: ShapedBody {
    public let state: Verification.State?
    public let slice: SliceRequest

    public init(_ state: Verification.State? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "VerificationQuery",
        Field("state", \.state, nil, .omittable, about: "Default: `waiting`"),
        Field(flat: \.slice),
        make: { Self($0, $1) }
    )
}

extension API {
    public static let verifications = VerificationOperations()
}
