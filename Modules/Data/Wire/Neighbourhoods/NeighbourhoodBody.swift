public import Domain
import JSONCoding

/// The contract's `neighbourhood`.
public struct NeighbourhoodBody: ShapedBody {
    public let code: NeighbourhoodCode
    public let sido: String
    public let sigungu: String
    public let dong: String
    /// The current name, which may differ from the three parts issued with the code.
    public let name: String
    public let nameEn: String
    public let point: Point
    public let renamed: RenamingBody?

    public static let shape = Shape<Self>(
        "Neighbourhood",
        Field("code", \.code),
        Field("sido", \.sido),
        Field("sigungu", \.sigungu),
        Field("dong", \.dong),
        Field("name", \.name, about: "What neighbours call it now."),
        Field("nameEn", \.nameEn),
        Field("point", \.point),
        Field("renamed", \.renamed, nil, .omittable),
        make: Self.init
    )
}

extension NeighbourhoodBody {
    public init(_ neighbourhood: Neighbourhood) {
        code = neighbourhood.code
        sido = neighbourhood.sido
        sigungu = neighbourhood.sigungu
        dong = neighbourhood.dong
        name = neighbourhood.name
        nameEn = neighbourhood.nameEn
        point = neighbourhood.point
        renamed = neighbourhood.renaming.map(RenamingBody.init)
    }
}

/// A change of name after the code was issued.
public struct RenamingBody: ShapedBody {
    public let since: Moment
    public let sido: String
    public let sigungu: String
    public let dong: String
    public let code: String?

    public static let shape = Shape<Self>(
        "Renaming",
        Field("since", \.since),
        Field("sido", \.sido),
        Field("sigungu", \.sigungu),
        Field("dong", \.dong),
        Field("code", \.code, about: "Null where the code stayed or the new one is unknown."),
        make: Self.init
    )
}

extension RenamingBody {
    init(_ renaming: Neighbourhood.Renaming) {
        since = renaming.since
        sido = renaming.name.sido
        sigungu = renaming.name.sigungu
        dong = renaming.name.dong
        code = renaming.code?.description
    }
}
