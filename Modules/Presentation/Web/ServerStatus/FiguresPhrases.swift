import Domain
import Wording

/// Texts of the figures for operators.
enum FiguresPhrases {
    static let title = Words("활동", "Activity")
    static let text = Words(
        "주마다 센 수예요. 누가 했는지는 남기지 않아요.",
        "Counted by week. Who did what isn't kept."
    )
    static let byKind = Words("종류별로 보기", "By kind")
    static let everything = Words("모두", "All")
    static let active = Words("활동한 이웃", "Active members")
    static let joined = Words("새 이웃", "New members")
    static let posts = Words("올린 글", "Posts")
    static let agreements = Words("약속", "Agreements")
    static let agreementsText = Words(
        "수락한 약속과 확정한 참가 신청이에요.",
        "Accepted appointments and admitted applications."
    )
    static let prompt = Words("하루 안에 답한 문의", "Questions answered within a day")
    static let week = Words("주", "Week")
    static let table = Words("표로 보기", "Show as a table")
    static let unknown = Words("–", "–")

    static func weeks(current: String, former: String) -> Words {
        Words("이번 주 \(current) · 지난주 \(former)", "This week \(current) · last week \(former)")
    }
}
