import Wording

/// Texts of the start page.
enum WelcomePhrases {
    static let title = Words("배우고 달리고 만나는 우리 동네, 마당", "Madang, where neighbours meet")
    static let lead = Words(
        "가까이 사는 이웃과 배우고, 달리고, 모여 보세요. 먼저 동네를 골라 주세요.",
        "Learn, run and meet with people near you. First, choose your neighbourhood."
    )
    static let about = Words("마당 소개", "About Madang")
    static let lookHere = Words("이 동네 보기", "Browse this neighbourhood")

    static let promises: [(icon: Icon, words: Words)] = [
        (.palette, Words("수업: 무엇이든 이웃에게 배우고 가르쳐요.", "Classes: learn or teach anything.")),
        (.users, Words("러닝: 페이스가 맞는 이웃과 함께 달려요.", "Runs: with neighbours of your pace.")),
        (.calendar, Words("행사: 개발자 모임과 해커톤을 한눈에 봐요.", "Events: meetups and hackathons for developers.")),
        (.home, Words("상가: 가게 자리를 직접 구하고 내놓아요.", "Shops: find or let a place for a business.")),
        (.note, Words("레슨: 우리 동네 음악 선생님을 만나요.", "Lessons: music teachers near you.")),
        (.talk, Words("연락처를 알려 주지 않아도 대화할 수 있어요.", "Chat without sharing your phone number.")),
        (
            .star,
            Words(
                "약속을 마친 이웃만 후기를 쓸 수 있어요.",
                "Only neighbours who met can review each other."
            )
        ),
    ]

    static func popular(_ place: String) -> Words {
        Words("\(place) 근처 인기 글", "Popular around \(place)")
    }
}
