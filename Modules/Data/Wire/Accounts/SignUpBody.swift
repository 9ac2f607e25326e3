public import Domain
import JSONCoding

public struct SignUpBody: ShapedBody {
    let email: String?
    public var code: String?
    let password: String
    let nickname: String
    let language: Language?
    let birthYear: Int?
    let gender: Gender?
    let isTeacher: Bool
    public var agreed: AgreedTexts
    public let invitation: String?

    public init(
        email: String?,
        code: String? = nil,
        password: String,
        nickname: String,
        language: Language? = nil,
        birthYear: Int? = nil,
        gender: Gender? = nil,
        isTeacher: Bool = false,
        agreed: AgreedTexts = [:],
        invitation: String? = nil
    ) {
        self.email = email
        self.code = code
        self.password = password
        self.nickname = nickname
        self.language = language
        self.birthYear = birthYear
        self.gender = gender
        self.isTeacher = isTeacher
        self.agreed = agreed
        self.invitation = invitation
    }

    public static let shape = Shape<Self>(
        "SignUp",
        Field(
            "email",
            \.email,
            .string(maxLength: 1_000, format: "email"),
            .optional,
            about: "Left out only with the token of an email's link as the code."
        ),
        Field(
            "code",
            \.code,
            .string(maxLength: 1_000),
            .optional,
            about: "From the email; required by a server that sends mail."
        ),
        Field(
            "password",
            \.password,
            .string(maxLength: 1_000, format: "password"),
            about: "10 to 200 characters, and not one of the commonest."
        ),
        Field(
            "nickname",
            \.nickname,
            .nickname,
            about: "2 to 20 characters; unique, whatever its case, width and spacing."
        ),
        Field("language", \.language, nil, .optional, about: "Left out: the language of the request."),
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
                email: $0,
                code: $1,
                password: $2,
                nickname: $3,
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
    /// - language: the request's language, used when the body has none.
    /// - documents: tell which consents are missing beside invalid fields.
    public func application(
        reading language: Language,
        consentingTo documents: OperatorDocuments,
        at now: Moment
    ) throws -> (application: Newcomers.Application, password: Password) {
        var refusals = RefusalCollector()
        let nickname = try refusals.collect { try Nickname(choosing: self.nickname) }
        let email = try refusals.collect { try self.email.map { try EmailAddress($0) } }
        let password = try refusals.collect { try Password(self.password) }
        let birthYear = try refusals.collect { try self.birthYear.map { try BirthYear($0, at: now) } }
        guard let nickname, let email, let password, let birthYear else {
            _ = try refusals.collect { try documents.consents(ofNewcomer: agreed, at: now) }
            throw refusals.refusal
        }
        let application = Newcomers.Application(
            nickname: nickname,
            language: self.language ?? language,
            email: email,
            code: code,
            invitation: invitation,
            birthYear: birthYear,
            gender: gender,
            isTeacher: isTeacher,
            agreed: agreed
        )
        return (application, password)
    }
}
