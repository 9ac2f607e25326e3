import Domain
import Wording

/// Texts of the reader's own page.
enum MyPhrases {
    static let lessons = Words("배우고 가르치기", "Learning and teaching")
    static let runs = Words("러닝", "Running")
    static let events = Words("행사", "Events")
    static let posts = Words("내 글", "My posts")
    static let more = Words("더 해 볼 것", "More to try")
    static let server = Words("운영", "Operators")
    static let settings = Words("설정과 안내", "Settings and more")
    static let allSettings = Words("설정", "All settings")
    static let editProfile = Words("수정", "Edit")
    static let noHome = Words("아직 동네를 정하지 않았어요", "No neighbourhood yet")
    static let coming = Words("약속", "Coming up")
    static let payments = Words("결제", "Payments")
    static let reviews = Words("후기", "Reviews")

    static let firstSteps = Words("마당에 자리 잡기", "Settle in")
    static let isDone = Words("했어요", "Done")
    static let chooseHome = Words("동네 정하기", "Choose your neighbourhood")
    static let whyHome = Words("가까운 이웃의 글이 보여요", "See what is near you")
    static let verifyHome = Words("동네 인증하기", "Verify your neighbourhood")
    static let whyVerify = Words("동네 이웃이라는 표시가 생겨요", "Neighbours see that you live here")
    static let addPicture = Words("내 사진 올리기", "Add a picture of yourself")
    static let whyPicture = Words("처음 만나도 알아볼 수 있어요", "So that neighbours recognise you")
    static let postFirst = Words("첫 글 올리기", "Post for the first time")
    static let whyPost = Words("나누고 싶은 것을 이웃에게 알려 보세요", "Tell neighbours what you can share")
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

    static let favourites = Words("찜", "Favourites")
    static let asOthersSee = Words("이웃에게 보이는 내 프로필", "How neighbours see me")
    static let homes = Words("우리 동네", "My neighbourhoods")
    static let notices = Words("알림 설정", "Notification settings")
    static let signOut = Words("로그아웃", "Sign out")

    static func strangersTitle(_ site: Words) -> Words {
        Words("나의 마당이에요", "Your page on \(site[.english])")
    }
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

    static func done(_ count: Int, of all: Int) -> Words {
        Words("\(all)개 중 \(count)개", "\(count) of \(all)")
    }

    /// As in "4.5".
    static func stars(_ rating: Double) -> String {
        let tenths = Int((rating * 10).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }
}
