import Domain
import Wording

/// Texts of measures that operators take without a report.
enum MeasurePhrases {
    static let title = Words("운영자 조치", "Take action")
    static let text = Words(
        "신고 없이 바로 조치해요. 사유와 함께 기록으로 남고, 다른 운영자에게 알려요. 나중에 취소할 수 있어요.",
        """
        Acts at once, without a report. It is kept on record with the reason, other operators are told, and \
        it can be undone.
        """
    )
    static let content = Words("지금 내용", "Current content")
    static let reason = Words("어떤 문제인가요?", "What is wrong?")
    static let instead = Words("조치하지 않고 신고로 남기기", "Report it instead")
    static let tag = Words("직접 조치", "Without a report")
    static let undone = Words("조치 취소됨", "Undone")
    static let copy = Words("조치 당시 내용", "Text when action was taken")
    static let when = Words("조치 시각", "Action taken")

    static let directions = Words(
        "→는 신고한 이웃이 보낸 말, ←는 받은 말이에요.",
        "→ was sent, ← received by the reporter."
    )

    static func picture(_ number: Int) -> Words {
        Words("신고 당시 사진 \(number)", "Picture \(number) as it was reported")
    }
}
