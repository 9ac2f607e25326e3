public import Domain
import JSONCoding

/// Operations on the settings of the place; for operators.
public struct SiteOperations: OperationList {
    private static let settings: PathPattern<Void> = "/api/v1/operator/settings"

    public let settings = Operation<SignedIn, Void, Nothing, SiteSettingsBody>(
        .get,
        settings,
        "Get the settings of the place; for operators"
    )
    public let change = Operation<SignedIn, Void, SiteChangesBody, SiteSettingsBody>(
        .patch,
        settings,
        "Change settings of the place; omitted ones are unchanged, for operators"
    )
    public let changes = Operation<SignedIn, Void, SliceQuery, ListBody<SiteChangeBody>>(
        .get,
        settings / "changes",
        "List changes of the settings; latest first, for operators"
    )
}

extension API {
    public static let site = SiteOperations()
}

/// Values of settings. An empty one returns to the usual value.
public struct SiteChangesBody: ShapedBody {
    public let values: [SiteSetting: String]

    public init(_ values: [SiteSetting: String]) {
        self.values = values
    }

    public static let shape = Shape<Self>(
        "SiteChanges",
        field(.name, "What the place is called"),
        field(.nameEnglish, "Left empty: the same name"),
        field(.welcome, "The text of the front page; left empty: the program's"),
        field(.welcomeEnglish, "The same for English readers"),
        field(.accent, "One of \(SiteSetting.words(Accent.self))"),
        field(.signUp, "One of \(SiteSetting.words(SignUpPolicy.self))"),
        field(.signUpDomains, "The mail domains from which members sign up, with commas; empty for all"),
        field(.signUpPace, "One of \(SiteSetting.words(SignUpPace.self))"),
        field(.logo, "The ID of a picture that I uploaded, for the header"),
        field(.welcomePicture, "The ID of a picture that I uploaded, for the front page"),
        field(.pictureText, "What the picture of the front page shows"),
        field(.pictureTextEnglish, "The same for English readers"),
        field(.kinds, "Of \(SiteSetting.words(Listing.Kind.self)), with commas; empty for all"),
        field(.serves, "Beginnings of neighbourhood codes, with commas; empty for the whole country"),
        field(.languages, "One of \(SiteSetting.words(SiteLanguages.self))"),
        field(
            .reviewFirstPosts,
            "Whether a member's first listing waits for approval: \(SiteSetting.words(FirstPostPolicy.self))"
        ),
        make: {
            name,
            nameEnglish,
            welcome,
            welcomeEnglish,
            accent,
            signUp,
            domains,
            pace,
            logo,
            picture,
            text,
            english,
            kinds,
            serves,
            spoken,
            first in
            let values: [SiteSetting: String?] = [
                .name: name, .nameEnglish: nameEnglish, .welcome: welcome, .welcomeEnglish: welcomeEnglish,
                .accent: accent, .signUp: signUp, .signUpDomains: domains, .signUpPace: pace,
                .logo: logo, .welcomePicture: picture, .pictureText: text, .pictureTextEnglish: english,
                .kinds: kinds, .serves: serves, .languages: spoken, .reviewFirstPosts: first,
            ]
            return Self(values.compactMapValues(\.self))
        }
    )

    static func field(_ setting: SiteSetting, _ explanation: String) -> Field<Self, String?> {
        Field(
            setting.field,
            { $0.values[setting] },
            .text(maxLength: 4_000),
            .omittable,
            about: explanation
        )
    }
}

extension SiteSetting {
    fileprivate static func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> String {
        Choice.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    }
}

/// All settings of the place.
public struct SiteSettingsBody: ShapedBody, Hashable {
    public let settings: [SiteSettingBody]

    public static let shape = Shape<Self>(
        "SiteSettings",
        Field("settings", \.settings),
        make: Self.init
    )
}

extension SiteSettingsBody {
    public init(_ settings: SiteSettings) {
        self.settings = SiteSetting.allCases.map { setting in
            SiteSettingBody(
                name: setting,
                value: SitePicture(text: settings[setting])?.files.full.path ?? settings[setting],
                source: settings.source(of: setting)
            )
        }
    }
}

/// A setting of the place.
public struct SiteSettingBody: ShapedBody, Hashable {
    public let name: SiteSetting
    public let value: String
    public let source: SiteSettings.Source

    public static let shape = Shape<Self>(
        "SiteSetting",
        Field("name", \.name),
        Field("value", \.value),
        Field("source", \.source, about: "Where the value is set; `file`, `environment` and `option` win"),
        make: Self.init
    )
}

/// A change of a setting. An empty value stands for the usual one.
public struct SiteChangeBody: ShapedBody, Hashable {
    public let id: SiteChange.ID
    public let setting: SiteSetting
    public let former: String
    public let value: String
    public let at: Moment
    public let nickname: String?

    public static let shape = Shape<Self>(
        "SiteChange",
        Field("id", \.id),
        Field("setting", \.setting),
        Field("former", \.former),
        Field("value", \.value),
        Field("at", \.at),
        Field("nickname", \.nickname, about: "Of the operator; null after the account is deleted"),
        make: Self.init
    )
}

extension SiteChangeBody {
    public init(_ change: SiteChange) {
        (id, setting) = (change.id, change.difference.setting)
        (former, value) = (change.difference.former, change.difference.value)
        (at, nickname) = (change.at, change.operatorCard?.nickname.text)
    }
}
