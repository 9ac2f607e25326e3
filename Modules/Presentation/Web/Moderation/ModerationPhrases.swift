import Domain
import Wording

/// Texts of blocks and reports.
enum ModerationPhrases {
    static let reportText = Words(
        "운영자만 볼 수 있어요. 상대에게는 알리지 않아요.",
        "Only operators read it. The neighbour is not notified."
    )
    static let reason = Words("어떤 문제인가요?", "What is wrong?")
    static let note = Words("자세한 내용", "Tell us more")
    static let noteHint = Words(
        "무슨 일이 있었는지 적어 주시면 빨리 살펴볼 수 있어요.",
        "What happened? Details help us decide sooner."
    )
    static let send = Words("신고하기", "Report")

    static let blocks = Words("차단한 이웃", "Blocked neighbours")
    static let blocksText = Words(
        "차단하면 서로의 글과 대화가 보이지 않아요. 상대에게는 알리지 않아요.",
        "You don't see each other. The neighbour is not notified."
    )
    static let noBlocks = Words("차단한 이웃이 없어요", "No blocked neighbours")
    static let noBlocksText = Words(
        "보고 싶지 않은 이웃은 그 이웃의 프로필에서 차단할 수 있어요.",
        "You can block a neighbour on their profile."
    )
    static let unblock = Words("차단 풀기", "Unblock")

    static func blockedSince(_ age: Words) -> Words {
        Words("\(age[.korean]) 차단", "blocked \(age[.english])")
    }

    static func reportTitle(_ kind: Subject.Kind?) -> Words {
        switch kind {
        case .listing: Words("글 신고하기", "Report this listing")
        case .member: Words("이웃 신고하기", "Report this neighbour")
        case .conversation: Words("대화 신고하기", "Report this conversation")
        case .message: Words("메시지 신고하기", "Report this message")
        case .review: Words("후기 신고하기", "Report this review")
        case .deal, nil: Words("신고하기", "Report")
        }
    }
}
