/// Whom the author of a listing would like to meet. Everyone, unless narrowed.
public struct AdmissionConditions: Hashable, Sendable {
    public static let everyone = AdmissionConditions()

    public let ages: AgeRange
    public let gender: AdmittedGender
    /// Never all groups, which is the same as none: everyone.
    public let jobGroups: Set<JobGroup>

    public init(
        ages: AgeRange = .everyone,
        gender: AdmittedGender = .everyone,
        jobGroups: Set<JobGroup> = []
    ) {
        self.ages = ages
        self.gender = gender
        self.jobGroups = jobGroups.count == JobGroup.allCases.count ? [] : jobGroups
    }
}

public enum AdmittedGender: String, CaseIterable, Sendable {
    case everyone
    case women
    case men

    /// Nil for everyone.
    var gender: Gender? {
        switch self {
        case .everyone: nil
        case .women: .female
        case .men: .male
        }
    }
}

/// Ages from 20 to 65, in steps of five. The ends are open: from 20 means no youngest, to 65 no oldest.
public struct AgeRange: Hashable, Sendable {
    public static let allowed = 20...65
    public static let step = 5
    public static let everyone = AgeRange(allowed)

    public let ages: ClosedRange<Int>

    init(_ ages: ClosedRange<Int>) {
        self.ages = ages
    }

    public init(_ youngest: Int, _ oldest: Int) throws(AdmissionRefusal) {
        for age in [youngest, oldest] {
            guard Self.allowed.contains(age), age.isMultiple(of: Self.step) else { throw .ages }
        }
        guard youngest <= oldest else { throw .agesContradict }
        ages = youngest...oldest
    }

    /// Nil where it is open.
    public var youngest: Int? {
        ages.lowerBound > Self.allowed.lowerBound ? ages.lowerBound : nil
    }

    public var oldest: Int? {
        ages.upperBound < Self.allowed.upperBound ? ages.upperBound : nil
    }

    public func admits(_ age: Int) -> Bool {
        youngest.map { $0 <= age } ?? true && oldest.map { age <= $0 } ?? true
    }
}

/// Ten years of age, to filter listings by.
public enum AgeDecade: String, CaseIterable, Sendable {
    case twenties = "20s"
    case thirties = "30s"
    case forties = "40s"
    case fifties = "50s"
    case sixties = "60s"

    var ages: Range<Int> {
        let first =
            switch self {
            case .twenties: 20
            case .thirties: 30
            case .forties: 40
            case .fifties: 50
            case .sixties: 60
            }
        return first..<first + 10
    }
}
