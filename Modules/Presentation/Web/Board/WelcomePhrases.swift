import Domain
import Wording

/// Texts of the start page.
enum WelcomePhrases {
    static func title(_ site: Words) -> Words {
        Words("문 열고 나오면, 우리 동네 \(site[.korean])", "\(site[.english]), where neighbours meet")
    }
    static let lead = Words(
        "가까이 사는 이웃과 배우고, 달리고, 모여 보세요. 먼저 동네를 골라 주세요.",
        "Learn, run and meet with people near you. First, choose your neighbourhood."
    )
    static let lookHere = Words("이 동네 보기", "Browse this neighbourhood")

    static func popular(_ place: String) -> Words {
        Words("\(place) 근처 인기 글", "Popular around \(place)")
    }
}
