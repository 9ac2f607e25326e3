public import Domain
import JSONCoding

/// A member's own account, visible to that member only.
public struct AccountBody: ShapedBody {
    public let account: Account

    public init(_ account: Account) {
        self.account = account
    }

    public static let shape = Shape<Self>(
        "Account",
        Field("id", \.account.id),
        Field("email", \.account.email, .string(format: "email")),
        Field("emailVerified", \.account.isEmailVerified),
        Field("nickname", \.account.nickname, .string()),
        Field("language", \.account.language),
        Field("birthYear", \.account.birthYear?.year),
        Field("gender", \.account.gender),
        Field("bio", \.account.bio, .string()),
        Field("company", \.account.company, .string()),
        Field("jobGroup", \.account.jobGroup),
        Field("pace", \.account.pace),
        Field("shownDetails", \.account.shownDetails, about: "What others see of pace, occupation and age"),
        Field("birthYearChangedAt", \.account.detailChanges.birthYear),
        Field("genderChangedAt", \.account.detailChanges.gender),
        Field(
            "jobGroupChangedAt",
            \.account.detailChanges.jobGroup,
            about: "Three months later, another one can be told"
        ),
        Field("picture", { $0.account.picture.map { ImageBody($0) } }),
        Field("interests", \.account.interests),
        Field("isIndexed", \.account.isIndexed, about: "Whether search engines show profile and listings"),
        Field("joinedAt", \.account.joinedAt),
        Field("isTeacher", \.account.isTeacher, about: "Whether the member may offer lessons"),
        Field("missing", \.account.missing),
        make: {
            id,
            email,
            isVerified,
            nickname,
            language,
            year,
            gender,
            bio,
            company,
            job,
            pace,
            shown,
            yearChange,
            genderChange,
            jobChange,
            picture,
            interests,
            isIndexed,
            joinedAt,
            isTeacher,
            missing in
            Self(
                Account(
                    id: id,
                    email: email,
                    isEmailVerified: isVerified,
                    nickname: nickname,
                    language: language,
                    birthYear: year.map(BirthYear.init(accepted:)),
                    gender: gender,
                    bio: bio,
                    company: company,
                    jobGroup: job,
                    pace: pace,
                    shownDetails: shown,
                    detailChanges: DetailChanges(
                        birthYear: yearChange,
                        gender: genderChange,
                        jobGroup: jobChange
                    ),
                    picture: picture.map(Picture.init),
                    interests: interests,
                    isIndexed: isIndexed,
                    joinedAt: joinedAt,
                    isTeacher: isTeacher,
                    missing: missing
                )
            )
        }
    )
}

extension Picture {
    fileprivate init(_ image: ImageBody) {
        self.init(id: image.id, width: image.width, height: image.height, files: image.files)
    }
}
