/// What the revealed reviews about a member come to.
public struct MemberRating: Equatable, Sendable {
    /// The largest number of members in one query.
    public static let most = 100

    public let member: Member.ID
    public let reviews: Int
    /// The mean of their stars.
    public let mean: Double

    public init(member: Member.ID, reviews: Int, halves: Int) {
        self.member = member
        self.reviews = reviews
        mean = Double(halves) / Double(2 * reviews)
    }
}
