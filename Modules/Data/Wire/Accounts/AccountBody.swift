public import Domain
public import JSONCoding

/// A member's own account, visible to that member only.
public struct AccountBody: Body {
    public let account: Account

    public init(_ account: Account) {
        self.account = account
    }

    public static var name: String { "Account" }
    public static var parts: [any Body.Type] { [ImageBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "email": .string(format: "email").required,
            "emailVerified": .boolean.required,
            "nickname": .string().required,
            "language": .language.required,
            "birthYear": .nullable(.integer()).required,
            "gender": .nullable(.words(of: Gender.self)).required,
            "bio": .nullable(.string()).required,
            "company": .nullable(.string()).required,
            "jobGroup": .nullable(.words(of: JobGroup.self)).required,
            "pace": .nullable(.words(of: Pace.self)).required,
            "shownDetails": .array(of: .words(of: ShownDetail.self)).required
                .described("What others see of pace, occupation and age"),
            "birthYearChangedAt": .nullable(.moment).required,
            "genderChangedAt": .nullable(.moment).required,
            "jobGroupChangedAt": .nullable(.moment).required
                .described("Three months later, another one can be told"),
            "picture": .nullable(.reference(ImageBody.name)).required,
            "interests": .array(of: .words(of: Interest.self)).required,
            "joinedAt": .moment.required,
            "isTeacher": .boolean.required.described("Whether the member may offer lessons"),
            "missing": .array(of: .words(of: MissingStep.self)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        account = Account(
            id: try fields.identifier("id"),
            email: try fields.text("email", as: EmailAddress.init),
            isEmailVerified: try fields.boolean("emailVerified"),
            nickname: try fields.text("nickname", as: Nickname.init(_:)),
            language: try fields.choice("language"),
            birthYear: try fields.integerIfPresent("birthYear").map(BirthYear.init(accepted:)),
            gender: try fields.choiceIfPresent("gender"),
            bio: try fields.textIfPresent("bio", as: Bio.init),
            company: try fields.textIfPresent("company", as: Company.init),
            jobGroup: try fields.choiceIfPresent("jobGroup"),
            pace: try fields.choiceIfPresent("pace"),
            shownDetails: Set(try fields.choices("shownDetails")),
            detailChanges: DetailChanges(
                birthYear: try fields.momentIfPresent("birthYearChangedAt"),
                gender: try fields.momentIfPresent("genderChangedAt"),
                jobGroup: try fields.momentIfPresent("jobGroupChangedAt")
            ),
            picture: try fields.bodyIfPresent("picture", as: ImageBody.self).map(Picture.init),
            interests: Set(try fields.choices("interests")),
            joinedAt: try fields.moment("joinedAt"),
            isTeacher: try fields.boolean("isTeacher"),
            missing: Set(try fields.choices("missing"))
        )
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", account.id)
            writer.field("email", account.email.text)
            writer.field("emailVerified", account.isEmailVerified)
            writer.field("nickname", account.nickname.text)
            writer.field("language", account.language.rawValue)
            writer.field("birthYear", account.birthYear?.year)
            writer.field("gender", account.gender?.rawValue)
            writer.field("bio", account.bio?.text)
            writer.field("company", account.company?.text)
            writer.field("jobGroup", account.jobGroup?.rawValue)
            writer.field("pace", account.pace?.rawValue)
            let shown = ShownDetail.allCases.filter(account.shownDetails.contains)
            writer.field("shownDetails", shown.map(\.rawValue))
            writer.field("birthYearChangedAt", account.detailChanges.birthYear)
            writer.field("genderChangedAt", account.detailChanges.gender)
            writer.field("jobGroupChangedAt", account.detailChanges.jobGroup)
            writer.field("picture", account.picture.map { ImageBody($0) })
            writer.field("interests", Interest.allCases.filter(account.interests.contains).map(\.rawValue))
            writer.field("joinedAt", account.joinedAt)
            writer.field("isTeacher", account.isTeacher)
            writer.field(
                "missing",
                MissingStep.allCases.filter(account.missing.contains).map(\.rawValue)
            )
        }
    }
}

extension Picture {
    fileprivate init(_ image: ImageBody) {
        self.init(id: image.id, width: image.width, height: image.height, files: image.files)
    }
}
