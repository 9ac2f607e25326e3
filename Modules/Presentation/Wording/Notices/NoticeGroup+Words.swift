public import Domain

extension NoticeGroup {
    /// Its name.
    public var words: Words {
        switch self {
        case .talk: Words("채팅과 약속", "Chat and appointments")
        case .gatherings: Words("모임과 행사", "Runs and events")
        case .lessons: Words("레슨과 수업", "Lessons and classes")
        case .orders: Words("결제", "Payments")
        case .ownListings: Words("내 글", "My listings")
        case .favourites: Words("찜한 글", "Favourites")
        case .savedSearches: Words("저장한 검색", "Saved searches")
        case .stories: Words("동네 이야기", "Neighbourhood")
        case .operators: Words("운영", "For operators")
        }
    }
}
