/// All settings of the place, as they are now.
public struct SiteSettings: Equatable, Sendable {
    /// Where the value of a setting comes from.
    public enum Source: String, CaseIterable, Sendable {
        /// It was never set.
        case usual
        /// An operator set it while the server ran.
        case stored
        /// The file of settings, a variable or an option of the server. Each wins over a stored value.
        case file
        case environment
        case option
    }

    /// A value from the start of the server, which no one changes while it runs.
    public struct Given: Equatable, Sendable {
        let text: String
        let source: Source

        public init(_ text: String, from source: Source) {
            (self.text, self.source) = (text, source)
        }
    }

    private let given: [SiteSetting: Given]
    private var stored: [SiteSetting: String]

    public init(given: [SiteSetting: Given] = [:], stored: [SiteSetting: String] = [:]) {
        (self.given, self.stored) = (given, stored)
    }

    /// The value in effect.
    public subscript(setting: SiteSetting) -> String {
        given[setting]?.text ?? stored[setting] ?? usual(of: setting)
    }

    public func source(of setting: SiteSetting) -> Source {
        given[setting]?.source ?? (stored[setting] == nil ? .usual : .stored)
    }

    /// Sets a value; an empty one returns to the usual value. Returns nil when nothing changes.
    ///
    /// Throws the refusal of the value, and what says where the setting is given instead.
    public mutating func set(_ setting: SiteSetting, to text: String) throws(SiteRefusal)
        -> SiteDifference?
    {
        switch given[setting]?.source {
        case .file: throw .setInFile(setting)
        case .environment: throw .setInEnvironment(setting)
        case .option: throw .setByOption(setting)
        case .usual, .stored, nil: break
        }
        let (former, checked) = (stored[setting] ?? "", try setting.checked(text))
        let value = checked == usual(of: setting) ? "" : checked
        guard former != value else { return nil }
        stored[setting] = value.isEmpty ? nil : value
        return SiteDifference(setting, from: former, to: value)
    }

    /// An English reader sees the Korean name where there is no English one.
    private func usual(of setting: SiteSetting) -> String {
        switch setting {
        case .name: "마당"
        case .nameEnglish: stored[.name] ?? "Madang"
        case .accent: Accent.green.rawValue
        case .signUp: SignUpPolicy.open.rawValue
        case .signUpPace: SignUpPace.usual.rawValue
        case .kinds: Listing.Kind.allCases.map(\.rawValue).joined(separator: ", ")
        case .languages: SiteLanguages.both.rawValue
        case .reviewFirstPosts: FirstPostPolicy.off.rawValue
        case .pictureTextEnglish: stored[.pictureText] ?? ""
        case .welcome, .welcomeEnglish, .signUpDomains, .serves, .logo, .welcomePicture, .pictureText: ""
        }
    }

    public var accent: Accent { Accent(rawValue: self[.accent]) ?? .green }
    public var signUp: SignUpPolicy { SignUpPolicy(rawValue: self[.signUp]) ?? .closed }

    public var reviewsFirstPosts: Bool { self[.reviewFirstPosts] == FirstPostPolicy.on.rawValue }

    public var signUpPace: SignUpPace { SignUpPace(rawValue: self[.signUpPace]) ?? .usual }

    /// Those from which members may sign up; empty for all.
    public var signUpDomains: [MailDomain] { (try? MailDomain.list(self[.signUpDomains])) ?? [] }

    public var languages: SiteLanguages { SiteLanguages(rawValue: self[.languages]) ?? .both }
    public var servedArea: ServedArea { (try? ServedArea(parsing: self[.serves])) ?? .country }

    /// The kinds of listings that are offered. Listings of others are kept, and shown to those whom they
    /// concern: their authors, the other parties, and operators.
    public var kinds: [Listing.Kind] { (try? Listing.Kind.list(self[.kinds])) ?? Listing.Kind.allCases }

    /// Throws ``ListingRefusal/kindNotOffered(_:)`` for a post of another kind.
    func mustOffer(_ kind: Listing.Kind) throws(ListingRefusal) {
        guard kinds.contains(kind) else { throw .kindNotOffered(kind) }
    }

    /// Throws ``AccountRefusal/emailDomain`` for an address from which no one may sign up.
    func check(_ email: EmailAddress) throws(AccountRefusal) {
        let domains = signUpDomains
        guard domains.isEmpty || domains.contains(MailDomain(of: email)) else { throw .emailDomain }
    }
}

/// What was stored of a setting, and is now. An empty value stands for the usual one.
public struct SiteDifference: Equatable, Sendable {
    public let setting: SiteSetting
    public let former: String
    public let value: String

    public init(_ setting: SiteSetting, from former: String, to value: String) {
        (self.setting, self.former, self.value) = (setting, former, value)
    }
}

/// A change of a setting, and who made it.
public struct SiteChange: Identifiable, Sendable {
    public let id: Identifier<SiteChange>
    public let difference: SiteDifference
    public let at: Moment
    /// Nil after the operator's account is deleted.
    public let operatorCard: MemberCard?

    public init(_ id: ID, _ difference: SiteDifference, at moment: Moment, by card: MemberCard?) {
        (self.id, self.difference) = (id, difference)
        (at, operatorCard) = (moment, card)
    }
}
