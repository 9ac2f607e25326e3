public import Domain
import JSONCoding

/// One of a member's homes with its neighbourhood.
public struct HomeBody: ShapedBody {
    public let code: NeighbourhoodCode
    public let reach: Reach
    /// Nil for a code missing from this server's gazetteer.
    public let neighbourhood: NeighbourhoodBody?
    /// Nil for a home that was never verified.
    public let verification: HomeVerificationBody?

    public static let shape = Shape<Self>(
        "Home",
        Field("code", \.code, .string()),
        Field("reach", \.reach),
        Field("neighbourhood", \.neighbourhood),
        Field("verification", \.verification),
        make: Self.init
    )
}

extension HomeBody {
    public init(_ home: HomeNeighbourhood, _ neighbourhood: Neighbourhood?, at now: Moment) {
        code = home.code
        reach = home.reach
        self.neighbourhood = neighbourhood.map(NeighbourhoodBody.init)
        verification = home.verification.map { HomeVerificationBody($0, at: now) }
    }
}
