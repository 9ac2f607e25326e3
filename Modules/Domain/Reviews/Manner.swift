/// A good manner that a review can name. Stored by position, so new ones are added at the end.
public enum Manner: String, CaseIterable, Sendable {
    case punctual
    case kind
    case answersQuickly = "answers-quickly"
    case flexible
    case clear
    case prepared
    case patient
    case eager
    case practises

    /// The most that one review names.
    public static let most = 3

    /// The manners that one review names.
    public static func few(_ manners: some Collection<Manner>) throws(ReviewRefusal) -> Set<Manner> {
        let manners = Set(manners)
        guard manners.count <= most else { throw .tooManyManners }
        return manners
    }

    /// The manners that an author with this role names of the other party; nil for other subjects than deals.
    static func few(_ manners: Set<Manner>, from role: DealParties.Role?) throws(ReviewRefusal) -> Set<Manner>
    {
        let manners = try few(manners)
        guard manners.isSubset(of: list(for: role?.other)) else { throw .mannerOfOtherRole }
        return manners
    }

    /// The manners of a member with this role in a deal; nil for other subjects.
    public static func list(for role: DealParties.Role?) -> [Manner] {
        allCases.filter { $0.role == nil || $0.role == role }
    }

    /// The role it is about; nil for both.
    private var role: DealParties.Role? {
        switch self {
        case .punctual, .kind, .answersQuickly, .flexible: nil
        case .clear, .prepared, .patient: .provider
        case .eager, .practises: .receiver
        }
    }
}

/// How many revealed reviews of a member name a manner.
public struct MannerCount: Equatable, Sendable {
    public let manner: Manner
    public let count: Int

    public init(_ manner: Manner, _ count: Int) {
        self.manner = manner
        self.count = count
    }
}
