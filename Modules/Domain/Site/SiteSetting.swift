/// What operators decide about the place as a whole, while the server runs. The words are stable: they are
/// stored, and typed at the command line.
public enum SiteSetting: String, CaseIterable, Sendable {
    /// What the place is called.
    case name
    case nameEnglish = "name-english"
    /// The text of the front page for readers who aren't signed in.
    case welcome
    case welcomeEnglish = "welcome-english"
    case accent
    /// In the header; a picture that the operator has uploaded.
    case logo
    /// The picture of the front page.
    case welcomePicture = "welcome-picture"
    /// What the picture shows, for readers who don't see it.
    case pictureText = "picture-text"
    case pictureTextEnglish = "picture-text-english"
    case signUp = "sign-up"
    /// The mail domains from which members may sign up; empty for all.
    case signUpDomains = "sign-up-domains"
    case signUpPace = "sign-up-pace"
    /// The kinds of listings that are offered.
    case kinds
    /// Where members live and listings take place; empty for the whole country.
    case serves
    case languages
    /// Whether a member's first listing waits until an operator approves it.
    case reviewFirstPosts = "review-first-posts"

    public static let longestName = 20
    public static let longestWelcome = 500
    public static let longestPictureText = 200
    public static let mostDomains = 50

    /// Its name on the wire.
    public var field: String {
        switch self {
        case .name, .welcome, .accent, .logo, .kinds, .serves, .languages: rawValue
        case .welcomePicture: "welcomePicture"
        case .pictureText: "pictureText"
        case .pictureTextEnglish: "pictureTextEnglish"
        case .nameEnglish: "nameEnglish"
        case .welcomeEnglish: "welcomeEnglish"
        case .signUp: "signUp"
        case .signUpDomains: "signUpDomains"
        case .signUpPace: "signUpPace"
        case .reviewFirstPosts: "reviewFirstPosts"
        }
    }

    /// The value as it is kept. An empty one stands for the usual value.
    func checked(_ text: String) throws(SiteRefusal) -> String {
        let text = text.tidied()
        switch self {
        case .name, .nameEnglish:
            guard text.fits(Self.longestName), !text.contains(where: \.isNewline) else {
                throw .nameTooLong(self)
            }
        case .welcome, .welcomeEnglish:
            guard text.fits(Self.longestWelcome) else { throw .welcomeTooLong(self) }
        case .logo, .welcomePicture:
            guard text.isEmpty || SitePicture(text: text) != nil else { throw .unknownPicture(self) }
        case .pictureText, .pictureTextEnglish:
            guard text.fits(Self.longestPictureText) else { throw .pictureTextTooLong(self) }
        case .accent:
            guard text.isEmpty || Accent(rawValue: text) != nil else { throw .unknownAccent }
        case .signUp:
            guard text.isEmpty || SignUpPolicy(rawValue: text) != nil else { throw .unknownSignUp }
        case .signUpDomains:
            return try MailDomain.list(text).map(\.text).joined(separator: ", ")
        case .signUpPace:
            guard text.isEmpty || SignUpPace(rawValue: text) != nil else { throw .unknownPace }
        case .kinds:
            return try Listing.Kind.list(text).map(\.rawValue).joined(separator: ", ")
        case .serves:
            return try ServedArea(parsing: text).text
        case .languages:
            guard text.isEmpty || SiteLanguages(rawValue: text) != nil else { throw .unknownLanguages }
        case .reviewFirstPosts:
            guard text.isEmpty || FirstPostPolicy(rawValue: text) != nil else { throw .unknownFirstPosts }
        }
        return text
    }

    /// The words of a list, which commas, spaces or line breaks separate.
    static func words(of text: String) -> [String] {
        text.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
}

/// The languages of pages and emails.
public enum SiteLanguages: String, CaseIterable, Sendable {
    /// As each reader chooses.
    case both
    case korean = "ko"
    case english = "en"

    public var all: [Language] {
        switch self {
        case .both: Language.allCases
        case .korean: [.korean]
        case .english: [.english]
        }
    }

    /// The language in which a reader is answered who prefers another.
    public func answering(_ language: Language) -> Language {
        all.contains(language) ? language : all.first ?? language
    }
}

extension Listing.Kind {
    /// The kinds of a list, in the order of all.
    static func list(_ text: String) throws(SiteRefusal) -> [Listing.Kind] {
        var kinds: [Listing.Kind] = []
        for word in SiteSetting.words(of: text) {
            guard let kind = Listing.Kind(rawValue: word) else { throw .unknownKind }
            kinds.append(kind)
        }
        return allCases.filter(kinds.contains)
    }
}

/// The colour of buttons, links and the large area of a page.
public enum Accent: String, CaseIterable, Sendable {
    case green
    case orange
    case blue
    case ochre
    case violet
    case pink
}

/// Who may sign up.
public enum SignUpPolicy: String, CaseIterable, Sendable {
    case open
    /// Those whom an operator invited.
    case invitation
    case closed
}

/// Whether operators see a member's first listing before others do.
public enum FirstPostPolicy: String, CaseIterable, Sendable {
    case off
    case on
}

/// How fast newcomers may sign up.
public enum SignUpPace: String, CaseIterable, Sendable {
    case usual
    /// Ten an hour, and one from each network.
    case slow
}

/// The part of an email address after the `@`.
public struct MailDomain: Hashable, Sendable {
    public let text: String

    init(_ text: String) throws(SiteRefusal) {
        let name = text.hasPrefix("@") ? String(text.dropFirst()) : text
        guard let address = try? EmailAddress("a@\(name)") else { throw .malformedDomain }
        self.init(of: address)
    }

    public init(of address: EmailAddress) {
        text = String(address.text.drop { $0 != "@" }.dropFirst())
    }

    /// The domains of a list, which commas, spaces or line breaks separate.
    static func list(_ text: String) throws(SiteRefusal) -> [MailDomain] {
        var domains: [MailDomain] = []
        for word in SiteSetting.words(of: text) {
            let domain = try MailDomain(word)
            if !domains.contains(domain) { domains.append(domain) }
        }
        guard domains.count <= SiteSetting.mostDomains else { throw .tooManyDomains }
        return domains
    }
}
