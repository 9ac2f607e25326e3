public import Domain
import JSONCoding

/// What a member wants to be told of, and how.
public struct NoticeSettingsBody: ShapedBody, Hashable {
    public let settings: NoticeSettings

    public init(_ settings: NoticeSettings) {
        self.settings = settings
    }

    public static let shape = Shape<Self>(
        "NoticeSettings",
        Field(
            "muted",
            \.settings.muted,
            .array(of: .words(of: Notice.Kind.self), maxItems: Notice.Kind.allCases.count),
            about: "The kinds that are off"
        ),
        Field(
            "unpushed",
            \.settings.unpushed,
            .array(of: .words(of: NoticeGroup.self), maxItems: NoticeGroup.allCases.count),
            about: "The groups of kinds that are listed but not pushed to devices"
        ),
        Field(
            "unmailed",
            \.settings.unmailed,
            .array(of: .words(of: NoticeGroup.self), maxItems: NoticeGroup.allCases.count),
            about: "The groups of kinds that are listed but not mailed"
        ),
        Field(
            "letters",
            \.settings.takesLetters,
            about: "Whether emails of operators to all members arrive"
        ),
        Field(
            "quietHours",
            { $0.settings.quietHours.map(QuietHoursBody.init) },
            about: "When only urgent notices are pushed; null for never"
        ),
        make: {
            Self(
                NoticeSettings(
                    muted: $0,
                    unpushed: $1,
                    unmailed: $2,
                    takesLetters: $3,
                    quietHours: $4?.hours
                )
            )
        }
    )
}

/// Full hours in Korea. They may span midnight.
public struct QuietHoursBody: ShapedBody, Hashable {
    public let hours: QuietHours

    public init(_ hours: QuietHours) {
        self.hours = hours
    }

    public static let shape = Shape<Self>(
        "QuietHours",
        Field("from", \.hours.from, .integer(0...23)),
        Field("until", \.hours.until, .integer(0...23)),
        make: { (from, until) throws(FieldError) in
            guard let hours = QuietHours(from, until) else {
                throw FieldError(
                    field: "until",
                    wanted: "hour other than the first",
                    refusal: NoticeRefusal.sameHours
                )
            }
            return Self(hours)
        }
    )
}
