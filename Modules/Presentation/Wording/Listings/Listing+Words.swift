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

extension Words {
    /// Of a listing that only its author sees: it waits for approval, or an operator has hidden it.
    public static let heldBack = Words("비공개", "Not public")
}

extension Listing.Side {
    public var words: Words {
        switch self {
        case .offer: Words("가르쳐요", "Teaching")
        case .want: Words("배우고 싶어요", "Looking to learn")
        }
    }
}
