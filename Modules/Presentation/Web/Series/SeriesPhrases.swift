import Domain
import Wire
import Wording

/// Texts of series.
enum SeriesPhrases {
    static let title = Words("매주 반복하는 모임", "Weekly series")
    static let heading = Words("매주 반복", "Every week")
    static let text = Words(
        "다음 모임은 시작 2주 전에 저절로 올라가요. 끝내도 올라간 모임은 그대로 남아요.",
        "The next date is posted two weeks ahead. Dates that are posted stay when you end a series."
    )
    static let skipHint = Words(
        "모임마다 따로 수정해요. 한 주를 쉬려면 그 모임만 취소해 주세요.",
        "Each date is edited by itself. To skip a week, cancel its date."
    )
    static let next = Words("다음 모임", "Coming dates")
    static let end = Words("반복 끝내기", "End the series")
    static let endTitle = Words("반복을 끝낼까요?", "End the series?")
    static let endText = Words(
        "다음 모임이 더 올라가지 않아요. 이미 올라간 모임과 신청은 그대로 남고, 나중에 다시 이어 갈 수 있어요.",
        "No further dates are posted. Posted dates and their applications stay, and you can resume it later."
    )
    static let resume = Words("다시 이어 가기", "Resume")
    static let nothing = Words("반복하는 모임이 없어요", "No weekly series")
    static let nothingText = Words(
        "모임을 올릴 때 매주 반복을 고르면 여기에서 볼 수 있어요.",
        "Repeat a listing weekly when you post it."
    )
    static let once = Words("반복하지 않음", "No")

    static func weeks(_ count: Int) -> Words { Words("\(count)주 동안", "\(count) weeks") }

    /// "매주 화요일 오전 7:00 · 3/8", with the number of a date, or of the latest that is posted.
    static func plan(_ series: SeriesBody, _ number: Int? = nil) -> Words {
        let rhythm = Series.rhythm(from: series.startsAt)
        let count = "\(number ?? series.posted)/\(series.weeks)"
        return Words("\(rhythm[.korean]) · \(count)", "\(rhythm[.english]) · \(count)")
    }
}
