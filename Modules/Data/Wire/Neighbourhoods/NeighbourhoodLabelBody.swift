public import Domain
import JSONCoding

/// The name of a neighbourhood.
public struct NeighbourhoodLabelBody: ShapedBody, Hashable {
    public let code: NeighbourhoodCode
    /// "서울 중구 명동"
    public let name: String
    /// "Myeong-dong, Jung-gu, Seoul"
    public let nameEn: String

    public static let shape = Shape<Self>(
        "NeighbourhoodLabel",
        Field("code", \.code, .string()),
        Field("name", \.name),
        Field("nameEn", \.nameEn),
        make: Self.init
    )
}

extension NeighbourhoodLabelBody {
    /// Falls back to the code when the gazetteer doesn't have it.
    public init(_ code: NeighbourhoodCode, _ neighbourhood: Neighbourhood?) {
        self.code = code
        name = neighbourhood?.name ?? code.description
        nameEn = neighbourhood?.nameEn ?? code.description
    }
}
