import Domain
import Wording

/// Texts of reviews.
enum ReviewPhrases {
    static let title = Words("후기", "Reviews")
    static let all = Words("선생님이 받은 후기 모두 보기", "All reviews of the teacher")
    static let toTalk = Words("채팅으로 돌아가기", "Back to the chat")
    static let write = Words("어떠셨어요?", "How was it?")
    static let rating = Words("별점", "Stars")
    static let ratingHint = Words("0.5점 단위로 줄 수 있어요.", "Half stars are fine.")
    static let manners = Words("어떤 점이 좋았나요? (선택)", "What went well? (optional)")
    static let mannersHint = Words("3개까지 고를 수 있어요.", "Choose up to three.")
    static let mannersTitle = Words("칭찬", "Compliments")
    static let text = Words("한마디 (선택)", "Comment (optional)")
    static let textHint = Words(
        "상대가 후기를 쓰면 바로, 늦어도 2주 뒤에 공개돼요.",
        "Reviews are shown once both are written, or after two weeks."
    )
    static let send = Words("후기 남기기", "Send review")
    static let hidden = Words(
        "상대가 후기를 쓰면 바로, 늦어도 2주 뒤에 공개돼요.",
        "Both reviews are shown once the other one is written, in two weeks at the latest."
    )
    static let edited = Words("수정됨", "edited")
    static let edit = Words("수정", "Edit")
    static let editTitle = Words("후기 수정", "Edit review")
    static let editSealedHint = Words(
        "상대가 후기를 쓰기 전까지 고칠 수 있어요.",
        "You can change it until the other review is written."
    )
    static let editRevealedHint = Words(
        "이미 공개된 후기라서 고치면 ‘수정됨’이라고 표시돼요.",
        "It is already shown, and will be marked as edited."
    )
    static let delete = Words("삭제", "Delete")
    static let deletionTitle = Words("후기를 삭제할까요?", "Delete this review?")
    static let deletionRevealed = Words(
        "별점과 칭찬에서도 빠져요. 후기를 쓸 수 있는 기간이 지나서 다시 쓸 수 없어요.",
        "Its stars and compliments no longer count. The time for reviews is over, so you can't write another."
    )
    static let deleteNow = Words("후기 삭제", "Delete review")
    static let reply = Words("답글", "Reply")
    static let replyTitle = Words("후기에 답글 쓰기", "Reply to a review")
    static let replyHint = Words("한 번만 쓸 수 있어요.", "You can reply once.")
    static let sendReply = Words("답글 남기기", "Send reply")

    static func deletionSealed(until end: Words) -> Words {
        Words(
            "아직 공개되지 않은 후기예요. 삭제해도 \(end[.korean]) 전까지 다시 쓸 수 있어요.",
            "It isn't shown yet. You can write another until \(end[.english])."
        )
    }

    /// A rating to choose, as it is said.
    static func choice(_ rating: Rating) -> Words {
        let whole = rating.halves / 2
        let isHalf = !rating.halves.isMultiple(of: 2)
        return switch (whole, isHalf) {
        case (0, _): Words("별 반 개", "Half a star")
        case (_, true): Words("별 \(whole)개 반", "\(whole) and a half stars")
        case (_, false): Words("별 \(whole)개", whole.of("star"))
        }
    }

    static func stars(_ number: String) -> Words { Words("별점 \(number)점", "\(number) stars of five") }

    static func mean(_ number: String, of reviews: Int) -> Words {
        Words(
            "후기 \(reviews)개, 별점 \(number)점",
            "\(reviews.of("review")), \(number) stars of five"
        )
    }
}
