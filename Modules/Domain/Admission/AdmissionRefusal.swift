/// The reasons to refuse conditions of a listing, a host or an applicant.
///
/// An applicant's refusal names the condition. Only the applicant sees it.
public enum AdmissionRefusal: String, Refusal, CaseIterable {
    /// An age is outside ``AgeRange/allowed`` or between two steps.
    case ages = "admission.ages"
    /// The youngest age is above the oldest.
    case agesContradict = "admission.ages-contradict"
    /// The host's gender isn't the one that may join.
    case otherGender = "admission.other-gender"
    case birthYearMissing = "admission.birth-year-missing"
    case genderMissing = "admission.gender-missing"
    case jobGroupMissing = "admission.job-group-missing"
    case paceMissing = "admission.pace-missing"
    /// The member is younger than the kind admits.
    case tooYoung = "admission.too-young"
    case age = "admission.age"
    case gender = "admission.gender"
    case jobGroup = "admission.job-group"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .ages, .agesContradict, .otherGender: .invalid
        case .birthYearMissing, .genderMissing, .jobGroupMissing, .paceMissing: .conflict
        case .tooYoung, .age, .gender, .jobGroup: .forbidden
        }
    }

    public var field: String? {
        switch self {
        case .ages: "minAge"
        case .agesContradict: "maxAge"
        case .otherGender: "gender"
        default: nil
        }
    }

    public var accountField: String? {
        switch self {
        case .birthYearMissing: "birthYear"
        case .genderMissing: "gender"
        case .jobGroupMissing: "jobGroup"
        case .paceMissing: "pace"
        default: nil
        }
    }
}
