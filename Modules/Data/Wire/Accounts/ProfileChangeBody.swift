public import Domain
public import JSONCoding

/// A change of a member's profile: an omitted field stays, and null removes it.
public struct ProfileChangeBody: ShapedBody {
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
    /// Whether search engines may show the profile and the listings.
    var isIndexed: Bool?

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
        interests: [Interest]? = nil,
        isIndexed: Bool? = nil
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
        self.isIndexed = isIndexed
    }

    public static let shape = Shape<Self>(
        "ProfileChange",
        Field("nickname", \.nickname, .nickname, .omittable),
        Field("language", \.language, nil, .omittable),
        Field("birthYear", \.birthYear, nil, .optional),
        Field("gender", \.gender, nil, .optional),
        Field("bio", \.bio, .string(maxLength: 5_000), .optional),
        Field("company", \.company, .string(maxLength: 1_000), .optional),
        Field("jobGroup", \.jobGroup, nil, .optional),
        Field("pace", \.pace, nil, .optional),
        Field(
            "shownDetails",
            \.shownDetails,
            .array(of: .words(of: ShownDetail.self), maxItems: 2 * ShownDetail.allCases.count),
            .omittable
        ),
        Field("picture", \.picture, .string(maxLength: 26), .optional, else: AccountRefusal.noSuchPicture),
        Field(
            "interests",
            \.interests,
            .array(of: .words(of: Interest.self), maxItems: Interest.allCases.count),
            .omittable
        ),
        Field("isIndexed", \.isIndexed, nil, .omittable),
        make: Self.init
    )

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
        if let isIndexed { account.beIndexed(isIndexed) }
    }
}

extension ProfileChangeBody.Change: WireValue where Value: WireValue {
    public static func fieldSchema(_ limited: Schema?) -> Schema { Value?.fieldSchema(limited) }
    public static var omitted: Self? { .keep }

    public var isOmitted: Bool {
        if case .keep = self { true } else { false }
    }

    public init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        self = .set(try Value?(json, at: place))
    }

    public func writeValue(to writer: inout JSONWriter) {
        if case .set(let value) = self { value.writeValue(to: &writer) }
    }
}
