import Domain
import Wording

/// Texts of the report queue.
enum QueuePhrases {
    static let title = Words("신고 처리", "Reports")
    static let nothing = Words("신고가 없어요", "No reports")
    static let nothingText = Words("새 신고가 들어오면 여기에 나와요.", "New reports will appear here.")
    static let excerpt = Words("신고 당시 내용", "Text when it was reported")
    static let about = Words("대상 이웃", "Reported neighbour")
    static let reporter = Words("신고한 이웃", "Reported by")
    static let when = Words("신고 시각", "Reported")
    static let note = Words("설명", "Note")
    static let look = Words("현재 내용 보기", "See the current version")
    static let uphold = Words("조치하기", "Take action")
    static let upholdNow = Words("이대로 조치하기", "Apply")
    static let hide = Words("글쓴이 외에는 숨기기", "Hide from everyone but the author")
    static let suspend = Words("이용 정지", "Suspend the author")
    static let noSuspension = Words("정지하지 않기", "No suspension")
    static let why = Words("사유", "Reason")
    static let whyHint = Words("기록으로 남아요. 운영자만 볼 수 있어요.", "Kept on record. Only operators see it.")
    static let dismiss = Words("문제없음", "No violation")
    static let dismissNow = Words("문제없음으로 닫기", "Dismiss the report")
    static let undo = Words("결정 취소", "Undo the decision")
    static let undoText = Words(
        "조치를 취소하고 다시 검토해요. 조치로 마감된 글은 자리가 다 찼거나 날짜가 지나지 않았다면 다시 모집해요.",
        """
        Undoes the action and returns the report to the queue. A listing that it closed reopens, unless it \
        is full or its last date has passed.
        """
    )
    static let history = Words("결정 기록", "Decisions")
    static let needsSecond = Words("운영자 한 명 더 필요", "Second operator needed")

    static func proposed(_ days: Int, by nickname: String) -> Words {
        Words(
            """
            \(nickname) 운영자가 이 운영자의 \(days)일 정지를 제안했어요. 다른 운영자가 같은 기간으로 \
            조치해야 정지돼요.
            """,
            """
            \(nickname) proposed to suspend this operator for \(days.of("day")). It takes effect when \
            another operator applies the same length.
            """
        )
    }

    static let hidden = Words("숨김", "Hidden")

    static func days(_ days: Int) -> Words {
        Words("\(days)일", days.of("day"))
    }

    static func suspended(until moment: Moment) -> Words {
        Words("\(moment.words[.korean])까지 이용 정지", "Suspended until \(moment.words[.english])")
    }
    static let money = Words("결제된 돈", "The money")

    static func paid(_ orders: Int, _ won: Int) -> Words {
        let amount = OrderPhrases.won(won)
        return Words(
            "결제된 주문이 \(orders)건 있어요. 모두 돌려주면 \(amount[.korean])이에요.",
            "\(orders.of("paid order")), \(amount[.english]) to give back."
        )
    }
}
