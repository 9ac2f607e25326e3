public import Domain

extension Listing.Status {
    public var words: Words {
        switch self {
        case .open: Words("모집 중", "Open")
        case .closed: Words("마감", "Closed")
        case .expired: Words("기간 지남", "Expired")
        case .cancelled: Words("취소됨", "Cancelled")
        }
    }
}

extension Listing.Side {
    public var words: Words {
        switch self {
        case .offer: Words("가르쳐요", "Teaching")
        case .want: Words("배우고 싶어요", "Looking to learn")
        }
    }
}
