import Wording

/// Texts of the start page.
enum WelcomePhrases {
    static let title = Words("배우고 나누는 우리 동네, 마당", "Madang, where neighbours learn and share")
    static let lead = Words(
        "가까이 사는 이웃에게 배우고, 내가 아는 것을 나눠 보세요. 먼저 동네를 골라 주세요.",
        "Learn from people near you, and share what you know. First, choose your neighbourhood."
    )
    static let about = Words("마당 소개", "About Madang")
    static let lookHere = Words("이 동네 보기", "Browse this neighbourhood")

    static let promises: [(icon: Icon, words: Words)] = [
        (.pin, Words("우리 동네와 이웃 동네의 수업부터 보여 드려요.", "Classes in your neighbourhood and those next to it.")),
        (.talk, Words("연락처를 알려 주지 않아도 대화할 수 있어요.", "Chat without sharing your phone number.")),
        (
            .star,
            Words(
                "수업을 마친 이웃만 후기를 쓸 수 있어요.",
                "Only neighbours who had a lesson together can review each other."
            )
        ),
    ]

    static func popular(_ place: String) -> Words {
        Words("\(place) 근처 인기 글", "Popular around \(place)")
    }
}
