public import Domain
public import JSONCoding

/// A change of a member's profile: an omitted field stays, and null removes it.
public struct ProfileChangeBody: Body {
    /// A change of one field.
    public enum Change<Value: Sendable>: Sendable {
        case keep
        case set(Value?)
    }

    var nickname: String?
    var language: Language?
    var birthYear: Change<Int>
    var gender: Change<Gender>
    var bio: Change<String>
    var company: Change<String>
    var jobGroup: Change<JobGroup>
    var pace: Change<Pace>
    var shownDetails: [ShownDetail]?
    /// The identifier of one of the member's own images.
    public var picture: Change<Image.ID>
    var interests: [Interest]?

    public init(
        nickname: String? = nil,
        language: Language? = nil,
        birthYear: Change<Int> = .keep,
        gender: Change<Gender> = .keep,
        bio: Change<String> = .keep,
        company: Change<String> = .keep,
        jobGroup: Change<JobGroup> = .keep,
        pace: Change<Pace> = .keep,
        shownDetails: [ShownDetail]? = nil,
        picture: Change<Image.ID> = .keep,
        interests: [Interest]? = nil
    ) {
        self.nickname = nickname
        self.language = language
        self.birthYear = birthYear
        self.gender = gender
        self.bio = bio
        self.company = company
        self.jobGroup = jobGroup
        self.pace = pace
        self.shownDetails = shownDetails
        self.picture = picture
        self.interests = interests
    }

    public static var name: String { "ProfileChange" }

    public static var schema: Schema {
        .object([
            "nickname": .nickname,
            "language": .language,
            "birthYear": .nullable(.integer()),
            "gender": .nullable(.words(of: Gender.self)),
            "bio": .nullable(.string(maxLength: 5_000)),
            "company": .nullable(.string(maxLength: 1_000)),
            "jobGroup": .nullable(.words(of: JobGroup.self)),
            "pace": .nullable(.words(of: Pace.self)),
            "shownDetails": .array(
                of: .words(of: ShownDetail.self),
                maxItems: 2 * ShownDetail.allCases.count
            ),
            "picture": .nullable(.string(maxLength: 26)),
            "interests": .array(of: .words(of: Interest.self), maxItems: Interest.allCases.count),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        nickname = try fields.textIfPresent("nickname")
        language = try fields.choiceIfPresent("language")
        birthYear = fields.names("birthYear") ? .set(try fields.integerIfPresent("birthYear")) : .keep
        gender = fields.names("gender") ? .set(try fields.choiceIfPresent("gender")) : .keep
        bio = fields.names("bio") ? .set(try fields.textIfPresent("bio")) : .keep
        company = fields.names("company") ? .set(try fields.textIfPresent("company")) : .keep
        jobGroup = fields.names("jobGroup") ? .set(try fields.choiceIfPresent("jobGroup")) : .keep
        pace = fields.names("pace") ? .set(try fields.choiceIfPresent("pace")) : .keep
        shownDetails = fields.isGiven("shownDetails") ? try fields.choices("shownDetails") : nil
        picture = try fields.pictureChange
        interests = fields.isGiven("interests") ? try fields.choices("interests") : nil
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.fieldIfPresent("nickname", nickname)
            writer.fieldIfPresent("language", language?.rawValue)
            if case .set(let year) = birthYear { writer.field("birthYear", year) }
            if case .set(let gender) = gender { writer.field("gender", gender?.rawValue) }
            if case .set(let bio) = bio { writer.field("bio", bio) }
            if case .set(let company) = company { writer.field("company", company) }
            if case .set(let jobGroup) = jobGroup { writer.field("jobGroup", jobGroup?.rawValue) }
            if case .set(let pace) = pace { writer.field("pace", pace?.rawValue) }
            writer.fieldIfPresent("shownDetails", shownDetails?.map(\.rawValue))
            if case .set(let picture) = picture { writer.field("picture", picture?.description) }
            writer.fieldIfPresent("interests", interests?.map(\.rawValue))
        }
    }

    /// Applies the change, or throws the refusals of all invalid fields. `picture` is the image that the
    /// change names, verified to be the member's own.
    public func apply(to account: inout Account, showing newPicture: Picture?, at now: Moment) throws {
        var refusals = RefusalCollector()
        if let nickname, let new = try refusals.collect({ try Nickname(choosing: nickname) }) {
            account.rename(to: new)
        }
        if let language { account.speak(language) }
        if case .set(let year) = birthYear,
            let new = try refusals.collect({ try year.map { try BirthYear($0, at: now) } })
        {
            _ = try refusals.collect { try account.tell(birthYear: new, at: now) }
        }
        if case .set(let gender) = gender {
            _ = try refusals.collect { try account.tell(gender: gender, at: now) }
        }
        if case .set(let jobGroup) = jobGroup {
            _ = try refusals.collect { try account.work(in: jobGroup, at: now) }
        }
        if case .set(let bio) = bio, let new = try refusals.collect({ try bio.map { try Bio($0) } }) {
            account.introduce(as: new)
        }
        if case .set(let company) = company,
            let new = try refusals.collect({ try company.map { try Company($0) } })
        {
            account.work(at: new)
        }
        try refusals.throwIfRefused()
        if case .set(let pace) = pace { account.run(at: pace) }
        if let shownDetails { account.show(Set(shownDetails)) }
        if case .set = picture { account.show(newPicture) }
        if let interests { account.take(interestIn: Set(interests)) }
    }
}

extension Fields {
    /// A malformed identifier counts as not found.
    fileprivate var pictureChange: ProfileChangeBody.Change<Image.ID> {
        get throws(FieldError) {
            guard names("picture") else { return .keep }
            guard let text = try textIfPresent("picture") else { return .set(nil) }
            guard let id = Image.ID(text) else { throw refused("picture", AccountRefusal.noSuchPicture) }
            return .set(id)
        }
    }
}
