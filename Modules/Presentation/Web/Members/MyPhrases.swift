import Wording

/// Texts of the reader's own page.
enum MyPhrases {
    static let activity = Words("내 활동", "My activity")
    static let server = Words("운영", "Operator tools")
    static let settings = Words("설정과 안내", "Settings and more")
    static let allSettings = Words("설정", "All settings")
    static let editProfile = Words("프로필 수정", "Edit profile")
    static let noHome = Words("아직 동네를 정하지 않았어요", "No neighbourhood yet")
    static let homeMissing = Words(
        "동네를 정하면 가까운 이웃의 글이 보여요.",
        "Choose your neighbourhood to see what is near you."
    )
    static let openListings = Words("모집 중인 글", "Open listings")
    static let doneDeals = Words("마친 수업", "Lessons done")
    static let myListings = Words("내가 올린 글", "My listings")
    static let myDeals = Words("내 약속", "Appointments")
    static let viewed = Words("최근 본 글", "Recently viewed")
    static let viewedHint = Words(
        "이 기기에만 남고 서버에는 저장하지 않아요. 로그아웃하면 지워져요.",
        "On this device only: the server doesn't store it. Signing out clears it."
    )
    static let viewedNeedsScripts = Words(
        "브라우저에서 스크립트를 켜면 볼 수 있어요.",
        "Turn scripts on in your browser to see it."
    )
    static let viewedNothing = Words("아직 본 글이 없어요.", "Nothing viewed yet.")
    static let viewedClear = Words("모두 지우기", "Clear all")
    static let viewedOff = Words("기록하지 않기", "Don't remember")

    static let favourites = Words("찜 목록", "Favourites")
    static let asOthersSee = Words("이웃에게 보이는 내 프로필", "How neighbours see me")
    static let homes = Words("우리 동네", "My neighbourhoods")
    static let notices = Words("알림 설정", "Notification settings")
    static let signOut = Words("로그아웃", "Sign out")

    static let strangersTitle = Words("나의 마당이에요", "Your page on Madang")
    static let strangersText = Words(
        "가입하면 글을 올리고, 이웃과 이야기하고, 마음에 드는 글을 모아 둘 수 있어요.",
        "Sign up to post, chat with neighbours and save favourites."
    )

    static let byStatus = Words("상태별로 보기", "By status")
    static let noListings = Words("아직 올린 글이 없어요", "You haven't posted anything yet")
    static let noListingsLikeThat = Words("여기에는 글이 없어요", "No listings here")
    static let noListingsText = Words(
        "가르칠 것도 배우고 싶은 것도 좋아요. 이웃에게 알려 보세요.",
        "Offer something you can teach, or ask for something you want to learn."
    )

    static func reviews(_ count: Int) -> Words {
        count == 0
            ? Words("받은 후기", "Reviews")
            : Words("받은 후기 \(count)개", count.of("review"))
    }

    static func waiting(_ count: Int) -> Words { Words("대기 \(count)건", "\(count) waiting") }

    /// As in "4.5".
    static func stars(_ rating: Double) -> String {
        let tenths = Int((rating * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
