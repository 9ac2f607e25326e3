public import Domain

extension BoardRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .neighbourhoodNeeded:
            Words("동네를 골라 주세요.", "Please choose a neighbourhood.")
        case .invalidExtent:
            Words(
                "범위는 0에서 3, 1km에서 50km, city, country 가운데 하나예요.",
                "A reach is 0 to 3, 1km to 50km, city or country."
            )
        case .pointNeeded:
            Words("가까운 순으로 보려면 지금 위치가 필요해요.", "Nearest first needs your location.")
        case .unknownCursor:
            Words("목록을 처음부터 다시 열어 주세요.", "Please start again from the top of the list.")
        }
    }
}
