public import Domain

/// Why a reader can't apply to a listing: the refusal that an application would get.
public struct ObstacleBody: ShapedBody {
    public let code: String
    /// The fields of the account to set first. Empty when none would help.
    public let accountFields: [String]

    public static let shape = Shape<Self>(
        "Obstacle",
        Field("code", \.code, about: "The code of the refusal that an application would get"),
        Field("accountFields", \.accountFields, about: "The fields of `/api/v1/me` to set before applying"),
        make: Self.init
    )

    /// The details to tell; empty when none would help.
    public var missing: [MemberDetail] { accountFields.compactMap(MemberDetail.init(rawValue:)) }
}

extension ObstacleBody {
    init(_ refusal: any Refusal) {
        code = refusal.code
        accountFields = refusal.accountFields
    }
}
