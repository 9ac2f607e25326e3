public import Domain

extension BlockRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .oneself:
            Words("나를 차단할 수는 없어요.", "You can't block yourself.")
        case .notFound:
            Words("찾을 수 없는 이웃이에요. 탈퇴했을 수 있어요.", "There is no such neighbour; they may have left.")
        case .tooMany:
            Words("차단은 1,000명까지 할 수 있어요.", "You can block up to 1,000 neighbours.")
        }
    }
}
