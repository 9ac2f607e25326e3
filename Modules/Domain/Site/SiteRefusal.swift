public enum SiteRefusal: Refusal, Hashable {
    /// There are no settings for members who aren't operators.
    case notFound
    case unknownSetting
    case nameTooLong(SiteSetting)
    case welcomeTooLong(SiteSetting)
    case unknownAccent
    /// Not a picture that the operator has uploaded in the last day.
    case unknownPicture(SiteSetting)
    case pictureTextTooLong(SiteSetting)
    case unknownSignUp
    case unknownFirstPosts
    case unknownPace
    case malformedDomain
    case tooManyDomains
    case unknownKind
    case unknownLanguages
    /// No neighbourhood is in an area with this code.
    case unknownArea
    case tooManyAreas
    /// The setting is given in the file of settings, which wins.
    case setInFile(SiteSetting)
    case setInEnvironment(SiteSetting)
    case setByOption(SiteSetting)

    public static let examples: [SiteRefusal] = [
        .notFound, .unknownSetting, .nameTooLong(.name), .welcomeTooLong(.welcome), .unknownAccent,
        .unknownPicture(.logo), .pictureTextTooLong(.pictureText),
        .unknownSignUp, .unknownFirstPosts, .unknownPace, .malformedDomain, .tooManyDomains, .unknownKind,
        .unknownLanguages, .unknownArea, .tooManyAreas, .setInFile(.signUp), .setInEnvironment(.signUp),
        .setByOption(.signUp),
    ]

    public var code: String {
        switch self {
        case .notFound: "site.not-found"
        case .unknownSetting: "site.unknown-setting"
        case .nameTooLong: "site.name-too-long"
        case .welcomeTooLong: "site.welcome-too-long"
        case .unknownAccent: "site.unknown-accent"
        case .unknownPicture: "site.unknown-picture"
        case .pictureTextTooLong: "site.picture-text-too-long"
        case .unknownSignUp: "site.unknown-sign-up"
        case .unknownFirstPosts: "site.unknown-first-posts"
        case .unknownPace: "site.unknown-pace"
        case .malformedDomain: "site.malformed-domain"
        case .tooManyDomains: "site.too-many-domains"
        case .unknownKind: "site.unknown-kind"
        case .unknownLanguages: "site.unknown-languages"
        case .unknownArea: "site.unknown-area"
        case .tooManyAreas: "site.too-many-areas"
        case .setInFile: "site.set-in-file"
        case .setInEnvironment: "site.set-in-environment"
        case .setByOption: "site.set-by-option"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .setInFile, .setInEnvironment, .setByOption: .conflict
        default: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .nameTooLong(let setting), .welcomeTooLong(let setting), .unknownPicture(let setting),
            .pictureTextTooLong(let setting), .setInFile(let setting),
            .setInEnvironment(let setting), .setByOption(let setting):
            setting.field
        case .unknownAccent: SiteSetting.accent.field
        case .unknownSignUp: SiteSetting.signUp.field
        case .unknownFirstPosts: SiteSetting.reviewFirstPosts.field
        case .unknownPace: SiteSetting.signUpPace.field
        case .malformedDomain, .tooManyDomains: SiteSetting.signUpDomains.field
        case .unknownKind: SiteSetting.kinds.field
        case .unknownLanguages: SiteSetting.languages.field
        case .unknownArea, .tooManyAreas: SiteSetting.serves.field
        case .notFound, .unknownSetting: nil
        }
    }
}
