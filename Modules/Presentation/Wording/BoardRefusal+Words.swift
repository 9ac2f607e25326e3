public import Domain

extension BoardRefusal: Worded {
    public var words: Words {
        switch self {
        case .neighbourhoodNeeded:
            Words("어느 동네를 볼지 알려 주세요.", "Please say which neighbourhood to look around.")
        case .pointNeeded:
            Words("가까운 순으로 보려면 지금 위치가 필요해요.", "Nearest first needs a place to measure from.")
        case .kindNeeded:
            Words("카테고리는 글 종류 하나를 골라야 쓸 수 있어요.", "Choose one kind to filter by its categories.")
        case .unknownCategory:
            Words("그런 카테고리는 없어요.", "There is no such category.")
        case .unknownAudience:
            Words("그런 대상은 없어요.", "There is no such audience.")
        case .unknownCursor:
            Words("목록을 처음부터 다시 열어 주세요.", "Please start again from the top of the list.")
        }
    }
}
