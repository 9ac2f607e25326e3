public enum AccountRefusal: String, Refusal, CaseIterable {
    case invalidEmail = "account.invalid-email"
    case emailTaken = "account.email-taken"
    case passwordTooShort = "account.password-too-short"
    case passwordTooLong = "account.password-too-long"
    case passwordTooCommon = "account.password-too-common"
    /// The password contains the member's own nickname or address.
    case passwordAboutMember = "account.password-about-member"
    case passwordRepeats = "account.password-repeats"
    case passwordSequence = "account.password-sequence"
    case passwordKeyboard = "account.password-keyboard"
    case passwordDate = "account.password-date"
    case wrongPassword = "account.wrong-password"
    /// The account has no password: the member signs in with a provider only.
    case noPassword = "account.no-password"
    case nicknameLength = "account.nickname-length"
    case nicknameLetters = "account.nickname-letters"
    /// The nickname could be mistaken for the operator's or Madang's own.
    case nicknameReserved = "account.nickname-reserved"
    case nicknameTaken = "account.nickname-taken"
    case birthYearImplausible = "account.birth-year-implausible"
    case tooYoung = "account.too-young"
    case bioTooLong = "account.bio-too-long"
    case companyTooLong = "account.company-too-long"
    /// The image doesn't exist or belongs to another member.
    case noSuchPicture = "account.no-such-picture"
    case noSuchSection = "account.no-such-section"
    /// Taking money, teaching and naming sources need a confirmed email address.
    case emailUnconfirmed = "account.email-unconfirmed"
    /// The operator takes no new members.
    case signUpClosed = "account.sign-up-closed"
    /// The operator takes members from other mail domains only.
    case emailDomain = "account.email-domain"
    /// The account was deleted during the request.
    case gone = "account.gone"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .emailTaken, .nicknameTaken, .noPassword: .conflict
        case .gone: .unauthenticated
        case .noSuchSection: .notFound
        case .emailUnconfirmed, .signUpClosed: .forbidden
        default: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .invalidEmail, .emailTaken, .emailDomain: "email"
        case .passwordTooShort, .passwordTooLong, .passwordTooCommon, .passwordAboutMember, .passwordRepeats,
            .passwordSequence, .passwordKeyboard, .passwordDate:
            "password"
        case .wrongPassword: "currentPassword"
        case .nicknameLength, .nicknameLetters, .nicknameReserved, .nicknameTaken: "nickname"
        case .birthYearImplausible, .tooYoung: "birthYear"
        case .bioTooLong: "bio"
        case .companyTooLong: "company"
        case .noSuchPicture: "picture"
        case .noPassword, .noSuchSection, .emailUnconfirmed, .signUpClosed, .gone: nil
        }
    }
}
