public import Domain

extension Listing.Status {
    public var words: Words {
        switch self {
        case .open: Words("모집 중", "open")
        case .closed: Words("마감", "closed")
        case .expired: Words("기간 지남", "expired")
        }
    }
}

extension Listing.Side {
    /// 판매글 and 구매글, the terms familiar from ClassToday.
    public var words: Words {
        switch self {
        case .offer: Words("판매글", "offer")
        case .want: Words("구매글", "want")
        }
    }
}
