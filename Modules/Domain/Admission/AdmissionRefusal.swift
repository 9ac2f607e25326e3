/// The reasons to refuse conditions of a listing, a host or an applicant.
///
/// An applicant's refusal names the condition. Only the applicant sees it. What the applicant hasn't told yet
/// is a ``DetailsMissing``.
public enum AdmissionRefusal: String, Refusal, CaseIterable {
    /// An age is outside ``AgeRange/allowed`` or between two steps.
    case ages = "admission.ages"
    /// The youngest age is above the oldest.
    case agesContradict = "admission.ages-contradict"
    /// The host's gender isn't the one that may join.
    case otherGender = "admission.other-gender"
    /// The member is younger than the kind admits.
    case tooYoung = "admission.too-young"
    case age = "admission.age"
    case gender = "admission.gender"
    case jobGroup = "admission.job-group"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .ages, .agesContradict, .otherGender: .invalid
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
}
