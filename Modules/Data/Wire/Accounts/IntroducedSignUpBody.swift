public import Domain
public import JSONCoding

/// A sign-up with an introduction.
public struct IntroducedSignUpBody: Body {
    public let introduction: String
    public let nickname: String
    public let email: String?
    public var code: String?
    public let language: Language?
    public let birthYear: Int?
    public let gender: Gender?
    public let isTeacher: Bool
    public var agreed: AgreedTexts

    public init(
        introduction: String,
        nickname: String,
        email: String? = nil,
        code: String? = nil,
        language: Language? = nil,
        birthYear: Int? = nil,
        gender: Gender? = nil,
        isTeacher: Bool = false,
        agreed: AgreedTexts = [:]
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
    }

    public static var name: String { "IntroducedSignUp" }

    public static var parts: [any Body.Type] { [AgreedTextsBody.self] }

    public static var schema: Schema {
        .object([
            "introduction": .string(maxLength: 2000).required,
            "nickname": .nickname.required,
            "email": .nullable(.string(maxLength: 1000, format: "email"))
                .described("Used only when the provider has told no proven address."),
            "code": .nullable(.string(maxLength: 1000))
                .described("Proves that email; required by a server that sends mail."),
            "language": .nullable(.language),
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
            introduction: try fields.text("introduction"),
            nickname: try fields.text("nickname"),
            email: try fields.textIfPresent("email"),
            code: try fields.textIfPresent("code"),
            language: try fields.choiceIfPresent("language"),
            birthYear: try fields.integerIfPresent("birthYear"),
            gender: try fields.choiceIfPresent("gender"),
            isTeacher: fields.isGiven("isTeacher") ? try fields.boolean("isTeacher") : false,
            agreed: try fields.bodyIfPresent("consents", as: AgreedTextsBody.self)?.texts ?? [:]
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("introduction", introduction)
            writer.field("nickname", nickname)
            writer.fieldIfPresent("email", email)
            writer.fieldIfPresent("code", code)
            writer.fieldIfPresent("language", language?.rawValue)
            writer.fieldIfPresent("birthYear", birthYear)
            writer.fieldIfPresent("gender", gender?.rawValue)
            if isTeacher { writer.field("isTeacher", true) }
            if !agreed.isEmpty { writer.field("consents", AgreedTextsBody(agreed)) }
        }
    }

    /// - Parameters:
    /// - spoken: the request's language, used when the body has none.
    /// - documents: tell which consents are missing beside invalid fields.
    public func application(
        reading spoken: Language,
        consentingTo documents: OperatorDocuments,
        at now: Moment
    ) throws -> SignUpWithProvider.Application {
        var refusals = RefusalCollector()
        let nickname = try refusals.collect { try Nickname(choosing: self.nickname) }
        let email = try refusals.collect { try self.email.map { try EmailAddress($0) } }
        let birthYear = try refusals.collect { try self.birthYear.map { try BirthYear($0, at: now) } }
        guard let nickname, let email, let birthYear else {
            _ = try refusals.collect { try documents.consents(ofNewcomer: agreed, at: now) }
            throw refusals.refusal
        }
        return SignUpWithProvider.Application(
            nickname: nickname,
            language: language ?? spoken,
            email: email,
            code: code,
            birthYear: birthYear,
            gender: gender,
            isTeacher: isTeacher,
            agreed: agreed
        )
    }
}
