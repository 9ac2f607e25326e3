public import Domain
import JSONCoding

/// The day a member was in a home neighbourhood, for that member.
public struct HomeVerificationBody: ShapedBody {
    public let on: CivilDate
    /// The last day on which it counts.
    public let until: CivilDate
    public let isExpired: Bool

    public static let shape = Shape<Self>(
        "HomeVerification",
        Field("on", \.on, about: "In Seoul"),
        Field("until", \.until, about: "The last day on which it counts"),
        Field("isExpired", \.isExpired),
        make: Self.init
    )
}

extension HomeVerificationBody {
    init(_ verification: HomeVerification, at now: Moment) {
        on = verification.day
        until = verification.lastDay
        isExpired = !verification.counts(at: now)
    }
}
