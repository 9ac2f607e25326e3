public import Domain

extension PlaceAccuracy {
    /// What an address that was found without its building can't be used for; nil for an exact place.
    public var limit: Words? {
        switch self {
        case .pin, .building: nil
        case .street:
            Words(
                "주소를 도로까지만 찾았어요. 지도에는 그 근처가 보여요.",
                "Only the street of this address was found. The map shows about where it is."
            )
        case .neighbourhood:
            Words(
                "주소를 동까지만 찾았어요. 지도에는 동의 가운데로 보여요.",
                "Only the neighbourhood of this address was found. The map shows its centre."
            )
        }
    }
}
