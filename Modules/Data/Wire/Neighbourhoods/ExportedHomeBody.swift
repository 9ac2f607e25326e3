import Domain
import JSONCoding

/// All data stored about one of a member's homes.
public struct ExportedHomeBody: ShapedBody {
    let code: NeighbourhoodCode
    let reach: Reach
    let verifiedOn: CivilDate?

    public static let shape = Shape<Self>(
        "ExportedHome",
        Field("code", \.code, .string()),
        Field("reach", \.reach),
        Field("verifiedOn", \.verifiedOn),
        make: Self.init
    )
}

extension ExportedHomeBody {
    init(_ home: HomeNeighbourhood) {
        code = home.code
        reach = home.reach
        verifiedOn = home.verification?.day
    }
}
