public import Domain
public import JSONCoding

public struct SignUpBody: Body {
    let email: String?
    public var code: String?
    let password: String
    let nickname: String
    let language: Language?
    let birthYear: Int?
    let gender: Gender?
    let isTeacher: Bool
    public var agreed: AgreedTexts

    public init(
        email: String?,
        code: String? = nil,
        password: String,
        nickname: String,
        language: Language? = nil,
        birthYear: Int? = nil,
        gender: Gender? = nil,
        isTeacher: Bool = false,
        agreed: AgreedTexts = [:]
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
    }

    public static var name: String { "SignUp" }

    public static var parts: [any Body.Type] { [AgreedTextsBody.self] }

    public static var schema: Schema {
        .object([
            "email": .nullable(.string(maxLength: 1_000, format: "email"))
                .described("Left out only with the token of an email's link as the code."),
            "code": .nullable(.string(maxLength: 1_000))
                .described("From the email; required by a server that sends mail."),
            "password": .string(maxLength: 1_000, format: "password").required
                .described("10 to 200 characters, and not one of the commonest."),
            "nickname": .nickname.required
                .described("2 to 20 characters; unique, whatever its case, width and spacing."),
            "language": .nullable(.language).described("Left out: the language of the request."),
            "birthYear": .nullable(.integer()),
            "gender": .nullable(.words(of: Gender.self)),
            "isTeacher": .boolean
                .described("Whether to begin as a teacher; needs a proven address, and can be changed later"),
            "consents": .nullable(.reference(AgreedTextsBody.name))
                .described("One to each document for members that the operator has written"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        self.init(
            email: try fields.textIfPresent("email"),
            code: try fields.textIfPresent("code"),
            password: try fields.text("password"),
            nickname: try fields.text("nickname"),
            language: try fields.choiceIfPresent("language"),
            birthYear: try fields.integerIfPresent("birthYear"),
            gender: try fields.choiceIfPresent("gender"),
            isTeacher: fields.isGiven("isTeacher") ? try fields.boolean("isTeacher") : false,
            agreed: try fields.bodyIfPresent("consents", as: AgreedTextsBody.self)?.texts ?? [:]
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.fieldIfPresent("email", email)
            writer.fieldIfPresent("code", code)
            writer.field("password", password)
            writer.field("nickname", nickname)
            writer.fieldIfPresent("language", language?.rawValue)
            writer.fieldIfPresent("birthYear", birthYear)
            writer.fieldIfPresent("gender", gender?.rawValue)
            if isTeacher { writer.field("isTeacher", true) }
            if !agreed.isEmpty { writer.field("consents", AgreedTextsBody(agreed)) }
        }
    }

    /// - Parameters:
    /// - language: the request's language, used when the body has none.
    /// - documents: tell which consents are missing beside invalid fields.
    public func application(
        reading language: Language,
        consentingTo documents: OperatorDocuments,
        at now: Moment
    ) throws -> SignUp.Application {
        var refusals = RefusalCollector()
        let nickname = try refusals.collect { try Nickname(choosing: self.nickname) }
        let email = try refusals.collect { try self.email.map { try EmailAddress($0) } }
        let password = try refusals.collect { try Password(self.password) }
        let birthYear = try refusals.collect { try self.birthYear.map { try BirthYear($0, at: now) } }
        guard let nickname, let email, let password, let birthYear else {
            _ = try refusals.collect { try documents.consents(ofNewcomer: agreed, at: now) }
            throw refusals.refusal
        }
        return SignUp.Application(
            email: email,
            code: code,
            password: password,
            nickname: nickname,
            language: self.language ?? language,
            birthYear: birthYear,
            gender: gender,
            isTeacher: isTeacher,
            agreed: agreed
        )
    }
}
