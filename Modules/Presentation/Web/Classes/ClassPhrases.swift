import Domain
import Wording

/// Texts of classes.
enum ClassPhrases {
    static let when = Words("일정", "When")
    static let everyDay = Words("매일", "Any day")
    static let arranged = Words("협의해서 정해요", "By arrangement")
    static let fixed = Words("날짜를 정해 두었어요", "On fixed dates")
    static let weekdays = Words("가능한 요일", "Days that suit")
    static let timeBands = Words("가능한 시간대", "Times of day that suit")
    static let minutes = Words("한 번 수업 시간(분)", "Minutes per lesson")
    static let minutesHint = Words(
        "\(ClassSession.lengths.lowerBound)분에서 \(ClassSession.lengths.upperBound)분까지.",
        "From \(ClassSession.lengths.lowerBound) to \(ClassSession.lengths.upperBound)."
    )
    static let sessions = Words("수업 날짜", "Dates")
    static let startsAt = Words("시작", "Starts")
    static let length = Words("시간(분)", "Minutes")
    static let addSession = Words("날짜 추가", "Add a date")

    static func removeSession(_ number: Int) -> Words {
        Words("\(number)번째 날짜 삭제", "Remove date \(number)")
    }

    static func each(_ length: Duration) -> Words {
        Words("한 번에 \(length.words[.korean])", "\(length.words[.english]) each")
    }
}
