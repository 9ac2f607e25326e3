import Domain
import Wire
import Wording

/// Texts of the log of what operators see and do.
enum AuditPhrases {
    static let title = Words("감사 기록", "Audit log")
    static let text = Words(
        "운영자가 본 비공개 정보와 한 일이 모두 남아요. 고치거나 지울 수 없어요.",
        "All private data that operators saw and all they did. It can't be changed or deleted."
    )
    static let act = Words("한 일", "Act")
    static let everyAct = Words("모두", "All acts")
    static let show = Words("보기", "Show")
    static let machine = Words("서버 컴퓨터", "Server's machine")
    static let nothing = Words("아직 기록이 없어요", "No records yet")

    static func file(_ format: AuditFormat, _ month: CalendarMonth) -> Words {
        switch format {
        case .csv: Words("\(month.text) CSV 내려받기", "Download \(month.text) as CSV")
        case .jsonLines: Words("\(month.text) JSON Lines 내려받기", "Download \(month.text) as JSON Lines")
        }
    }
}
