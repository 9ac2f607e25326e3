public import Domain
import JSONCoding

/// A sign-up with an introduction.
public struct IntroducedSignUpBody: ShapedBody {
    public let introduction: String
    public let nickname: String
    public let email: String?
    public var code: String?
    public let language: Language?
    public let birthYear: Int?
    public let gender: Gender?
    public let isTeacher: Bool
    public var agreed: AgreedTexts
    public let invitation: String?

    public init(
        introduction: String,
        nickname: String,
        email: String? = nil,
        code: String? = nil,
        language: Language? = nil,
        birthYear: Int? = nil,
        gender: Gender? = nil,
        isTeacher: Bool = false,
        agreed: AgreedTexts = [:],
        invitation: String? = nil
    ) {
        self.introduction = introduction
        self.nickname = nickname
        self.email = email
        self.code = code
        self.language = language
        self.birthYear = birthYear
        self.gender = gender
        self.isTeacher = isTeacher
        self.agreed = agreed
        self.invitation = invitation
    }

    public static let shape = Shape<Self>(
        "IntroducedSignUp",
        Field("introduction", \.introduction, .string(maxLength: 2000)),
        Field("nickname", \.nickname, .nickname),
        Field(
            "email",
            \.email,
            .string(maxLength: 1000, format: "email"),
            .optional,
            about: "Used only when the provider has told no proven address."
        ),
        Field(
            "code",
            \.code,
            .string(maxLength: 1000),
            .optional,
            about: "Proves that email; required by a server that sends mail."
        ),
        Field("language", \.language, nil, .optional),
        Field("birthYear", \.birthYear, nil, .optional),
        Field("gender", \.gender, nil, .optional),
        Field(
            "isTeacher",
            \.isTeacher,
            default: false,
            about: "Whether to begin as a teacher; needs a proven address, and can be changed later"
        ),
        Field(
            "consents",
            { $0.agreed.isEmpty ? nil : AgreedTextsBody($0.agreed) },
            nil,
            .optional,
            about: "One to each document for members that the operator has written"
        ),
        Field(
            "invitation",
            \.invitation,
            .string(maxLength: 200),
            .optional,
            about: "The code of an invitation; required where sign-up is by invitation."
        ),
        make: {
            Self(
                introduction: $0,
                nickname: $1,
                email: $2,
                code: $3,
                language: $4,
                birthYear: $5,
                gender: $6,
                isTeacher: $7,
                agreed: $8?.texts ?? [:],
                invitation: $9
            )
        }
    )

    /// - Parameters:
    /// - spoken: the request's language, used when the body has none.
    /// - documents: tell which consents are missing beside invalid fields.
    public func application(
        reading spoken: Language,
        consentingTo documents: OperatorDocuments,
        at now: Moment
    ) throws -> Newcomers.Application {
        var refusals = RefusalCollector()
        let nickname = try refusals.collect { try Nickname(choosing: self.nickname) }
        let email = try refusals.collect { try self.email.map { try EmailAddress($0) } }
        let birthYear = try refusals.collect { try self.birthYear.map { try BirthYear($0, at: now) } }
        guard let nickname, let email, let birthYear else {
            _ = try refusals.collect { try documents.consents(ofNewcomer: agreed, at: now) }
            throw refusals.refusal
        }
        return Newcomers.Application(
            nickname: nickname,
            language: language ?? spoken,
            email: email,
            code: code,
            invitation: invitation,
            birthYear: birthYear,
            gender: gender,
            isTeacher: isTeacher,
            agreed: agreed
        )
    }
}
