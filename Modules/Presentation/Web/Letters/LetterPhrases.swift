import Domain
import Wording

/// Texts of emails of operators to all members.
enum LetterPhrases {
    static let title = Words("전체 메일", "Letters to all")
    static let hint = Words(
        "이메일을 확인했고 수신을 거부하지 않은 이웃 모두에게 가요. 하루에 한 번 보낼 수 있어요.",
        "Go to all members with a confirmed address who haven't unsubscribed. One a day."
    )
    static let advertising = Words(
        "광고는 보낼 수 없어요. 광고는 따로 동의를 받아야 해요.",
        "Advertising isn't allowed: it needs a consent of its own."
    )
    static let new = Words("메일 쓰기", "Write a letter")
    static let edit = Words("고치기", "Edit")
    static let next = Words("미리 보기", "Preview")
    static let nothing = Words("아직 보낸 메일이 없어요", "No letters yet")
    static let subject = Words("제목", "Subject in Korean")
    static let text = Words("내용", "Text in Korean")
    static let textHint = Words(
        "빈 줄로 문단을 나눠요. \(LetterText.longestText)자까지 쓸 수 있어요.",
        "An empty line begins a paragraph. At most \(LetterText.longestText) characters."
    )
    static let englishSubject = Words("영어 제목", "Subject in English")
    static let englishText = Words("영어 내용", "Text in English")
    static let englishHint = Words(
        "영어 제목과 내용을 비워 두면 모두 한국어로 받아요.",
        "Without an English subject and text, everybody gets the Korean ones."
    )
    static let preview = Words("미리 보기", "Preview")
    static let korean = Words("한국어", "Korean")
    static let inEnglish = Words("영어", "English")
    static let test = Words("나에게 시험 메일 보내기", "Send a test to myself")
    static let stop = Words("그만 보내기", "Stop")
    static let discard = Words("버리기", "Discard")
    static let receivers = Words("받는 이웃", "Receivers")
    static let sent = Words("보냄", "Sent")
    static let failed = Words("실패", "Failed")
    static let remaining = Words("남음", "Remaining")
    static let startedAt = Words("보내기 시작", "Began")

    static func members(_ count: Int) -> Words { Words("\(count)명", count.of("member")) }

    static func send(_ count: Int) -> Words {
        Words("\(count)명에게 보내기", "Send to \(count.of("member"))")
    }
}
