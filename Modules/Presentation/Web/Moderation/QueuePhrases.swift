import Domain
import Wording

/// Texts of the report queue.
enum QueuePhrases {
    static let title = Words("신고 처리", "Reports")
    static let nothing = Words("여기에는 신고가 없어요", "No reports here")
    static let nothingText = Words("평화로운 마당이에요.", "There is nothing to do.")
    static let excerpt = Words("신고할 때의 내용", "Text at the time of the report")
    static let about = Words("누구의 것", "Whose")
    static let reporter = Words("신고한 이웃", "Reported by")
    static let when = Words("신고한 때", "When")
    static let note = Words("설명", "Note")
    static let look = Words("지금 모습 보기", "View current version")
    static let uphold = Words("조치하기", "Take action")
    static let upholdNow = Words("이대로 조치하기", "Apply")
    static let hide = Words("글쓴이에게만 보이게 숨기기", "Hide it from everyone but its author")
    static let suspend = Words("로그인 막기", "Suspend the author")
    static let noSuspension = Words("막지 않기", "no suspension")
    static let why = Words("사유", "Reason")
    static let whyHint = Words("기록으로 남아요. 운영자만 볼 수 있어요.", "Kept on record; only operators read it.")
    static let dismiss = Words("문제없음", "No violation")
    static let dismissNow = Words("문제없음으로 닫기", "Dismiss the report")
    static let undo = Words("결정 되돌리기", "Undo the decision")
    static let undoText = Words(
        "조치를 풀고 다시 검토해요. 조치로 닫힌 글은 그사이 자리가 다 찼거나 날짜가 지나지 않았다면 다시 열려요.",
        """
        What was done is undone, and the report waits again. A listing that was closed by it opens again, \
        unless it is full or its last date has passed.
        """
    )
    static let history = Words("결정 기록", "Decisions")
    static let hidden = Words("숨김", "hidden")

    static func days(_ days: Int) -> Words {
        Words("\(days)일", days.of("day"))
    }

    static func suspended(until moment: Moment) -> Words {
        Words("\(moment.words[.korean])까지 로그인 막음", "suspended until \(moment.words[.english])")
    }
}
