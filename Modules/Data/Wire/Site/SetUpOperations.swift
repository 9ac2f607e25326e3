public import Domain
import JSONCoding

/// Operations that make the first operator, by the link that the server prints.
public struct SetUpOperations: OperationList {
    private static let setUp: PathPattern<Void> = "/api/v1/set-up"

    public let check = Operation<Anyone, Void, SetUpQuery, Nothing>(
        .get,
        setUp,
        "Check the token of the set-up link; refused once there is an operator"
    )
    public let begin = Operation<Anyone, Void, SetUpBody, SessionGrantBody>(
        .post,
        setUp,
        "Open the first operator's account; creates a session and names the place",
        status: 201
    )
    public let appoint = Operation<SignedIn, Void, SetUpAppointmentBody, Nothing>(
        .post,
        setUp / "operator",
        "Make me the first operator; names the place"
    )
}

extension API {
    public static let setUp = SetUpOperations()
}

/// The token of the printed link.
public struct SetUpQuery: ShapedBody {
    /// The path of the page, to which the token is added.
    public static let page = "/set-up?token="

    public let token: String

    public init(token: String) {
        self.token = token
    }

    public static let shape = Shape<Self>(
        "SetUpQuery",
        Field("token", \.token, .text(maxLength: 200)),
        make: Self.init
    )
}

/// The first settings of the place.
public struct FirstSettings: Sendable {
    public let name: String?
    public let welcome: String?
    public let signUp: String?

    public init(name: String? = nil, welcome: String? = nil, signUp: String? = nil) {
        (self.name, self.welcome, self.signUp) = (name, welcome, signUp)
    }

    public var values: [SiteSetting: String] {
        let values: [SiteSetting: String?] = [.name: name, .welcome: welcome, .signUp: signUp]
        return values.compactMapValues(\.self)
    }
}

/// The first operator's account, and the first settings of the place.
public struct SetUpBody: ShapedBody {
    public let token: String
    let email: String
    let nickname: String
    let password: String
    let language: Language?
    let settings: FirstSettings

    public init(
        token: String,
        email: String,
        nickname: String,
        password: String,
        language: Language? = nil,
        settings: FirstSettings = FirstSettings()
    ) {
        (self.token, self.email, self.nickname) = (token, email, nickname)
        (self.password, self.language, self.settings) = (password, language, settings)
    }

    public static let shape = Shape<Self>(
        "SetUp",
        Field("token", \.token, .string(maxLength: 200), about: "From the printed link"),
        Field("email", \.email, .string(maxLength: 1_000, format: "email")),
        Field("nickname", \.nickname, .nickname),
        Field("password", \.password, .string(maxLength: 1_000, format: "password")),
        Field("language", \.language, nil, .optional, about: "Left out: the language of the request."),
        Field("name", \.settings.name, .text(maxLength: 4_000), .omittable, about: "Of the place"),
        Field("welcome", \.settings.welcome, .text(maxLength: 4_000), .omittable),
        Field("signUp", \.settings.signUp, .text(maxLength: 100), .omittable),
        make: {
            Self(
                token: $0,
                email: $1,
                nickname: $2,
                password: $3,
                language: $4,
                settings: FirstSettings(name: $5, welcome: $6, signUp: $7)
            )
        }
    )

    public var values: [SiteSetting: String] { settings.values }

    /// - Parameter spoken: the request's language, used when the body has none.
    public func application(reading spoken: Language) throws
        -> (application: Newcomers.Application, password: Password)
    {
        var refusals = RefusalCollector()
        let email = try refusals.collect { try EmailAddress(self.email) }
        let nickname = try refusals.collect { try Nickname(self.nickname) }
        let password = try refusals.collect { try Password(self.password) }
        guard let email, let nickname, let password else { throw refusals.refusal }
        let application = Newcomers.Application(
            nickname: nickname,
            language: language ?? spoken,
            email: email
        )
        return (application, password)
    }
}

/// The first settings of the place, from a member who becomes its first operator.
public struct SetUpAppointmentBody: ShapedBody {
    public let token: String
    private let settings: FirstSettings

    public init(token: String, settings: FirstSettings = FirstSettings()) {
        (self.token, self.settings) = (token, settings)
    }

    public static let shape = Shape<Self>(
        "SetUpAppointment",
        Field("token", \.token, .string(maxLength: 200), about: "From the printed link"),
        Field("name", \.settings.name, .text(maxLength: 4_000), .omittable, about: "Of the place"),
        Field("welcome", \.settings.welcome, .text(maxLength: 4_000), .omittable),
        Field("signUp", \.settings.signUp, .text(maxLength: 100), .omittable),
        make: { Self(token: $0, settings: FirstSettings(name: $1, welcome: $2, signUp: $3)) }
    )

    public var values: [SiteSetting: String] { settings.values }
}
