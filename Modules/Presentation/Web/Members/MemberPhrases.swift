import Wording

/// Texts of profiles.
enum MemberPhrases {
    static let interests = Words("관심 분야", "Interests")
    static let runner = Words("러너 정보", "Runner card")
    static let selfTold = Words("이웃이 직접 적은 내용이에요.", "Told by the neighbour, not verified.")
    static let allJoinedRuns = Words("모두 보기", "See all")
    static let noJoinedRuns = Words("보여 주는 러닝이 없어요.", "No joined runs are shown.")
    static let given = Words("가르친 수업", "Taught")
    static let received = Words("배운 수업", "Learned")
    static let hosted = Words("연 모임", "Hosted")
    static let joined = Words("함께한 모임", "Joined")
    static let rating = Words("별점", "Rating")
    static let manners = Words("이웃이 남긴 칭찬", "Compliments from neighbours")
    static let none = Words("아직 없음", "None yet")
    static let reviews = Words("받은 후기", "Reviews")
    static let noReviews = Words("아직 받은 후기가 없어요.", "No reviews yet.")
    static let noListings = Words("지금 모집 중인 글이 없어요.", "No open listings right now.")
    static let edit = Words("프로필 수정", "Edit profile")
    static let find = Words("이웃 찾기", "Find a neighbour")
    static let findText = Words(
        "닉네임을 그대로 적으면 그 이웃의 프로필을 보여 드려요.",
        "Enter a whole nickname to see that neighbour's profile."
    )
    static let nickname = Words("닉네임", "Nickname")
    static let block = Words("차단하기", "Block")

    static func times(_ count: Int) -> Words {
        Words("\(count)회", count == 1 ? "once" : "\(count) times")
    }

    static func missed(_ count: Int) -> Words {
        Words("약속을 지키지 못한 적이 \(count)번 있어요.", "Missed \(count.of("lesson")).")
    }

    static func count(_ count: Int) -> Words {
        Words("후기 \(count)개", count.of("review"))
    }

    static func allReviews(_ count: Int) -> Words { Words("\(count)개 모두 보기", "All \(count)") }

    static func listings(_ count: Int) -> Words {
        Words("모집 중인 글 \(count)개", "Open listings (\(count))")
    }

    static func joinedRuns(of name: String) -> Words { Words("\(name) 님이 함께한 러닝", "Runs \(name) joined") }

    static func reviews(of name: String) -> Words { Words("\(name) 님이 받은 후기", "Reviews of \(name)") }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    /// From "2026-11".
    static func joined(_ month: String) -> Words {
        let parts = month.split(separator: "-").compactMap { Int($0) }
        guard parts.count == 2, (1...12).contains(parts[1]) else { return Words("", "") }
        return Words("\(parts[0])년 \(parts[1])월 가입", "Joined \(months[parts[1] - 1]) \(parts[0])")
    }
}
