import Domain
import Wording

/// Texts of what operators announce.
enum AnnouncementPhrases {
    static let title = Words("공지", "Announcements")
    static let hint = Words(
        "모든 페이지 위에 한 줄로 보여요. 로그인하지 않은 이웃에게도 보여요.",
        "A line above every page, for members and visitors."
    )
    static let close = Words("공지 닫기", "Close this announcement")
    static let new = Words("공지 쓰기", "Write an announcement")
    static let edit = Words("공지 고치기", "Edit the announcement")
    static let end = Words("지금 내리기", "End now")
    static let post = Words("올리기", "Post")
    static let nothing = Words("아직 공지가 없어요", "No announcements yet")
    static let text = Words("내용", "Text in Korean")
    static let textHint = Words(
        "한 줄, \(AnnouncementContents.longest)자까지 쓸 수 있어요.",
        "One line of at most \(AnnouncementContents.longest) characters."
    )
    static let english = Words("영어 내용", "Text in English")
    static let englishHint = Words(
        "비워 두면 영어로 보는 이웃에게도 한국어로 보여요.",
        "If empty, readers of English see the Korean text."
    )
    static let link = Words("링크", "Link")
    static let linkHint = Words(
        "/terms처럼 이 사이트의 주소나 https 주소를 적어 주세요.",
        "A path of this site, such as /terms, or an address with https."
    )
    static let startsAt = Words("시작", "Start")
    static let startHint = Words("비워 두면 바로 보여요.", "If empty, it is shown at once.")
    static let endsAt = Words("끝", "End")
    static let endHint = Words("시작부터 90일 안이어야 해요.", "At most 90 days after the start.")
    static let shown = Words("보이는 중", "Shown")
    static let planned = Words("예정", "Planned")
    static let over = Words("끝남", "Ended")

    static func span(from start: Moment, until end: Moment) -> Words {
        let (start, end) = (start.words, end.words)
        return Words(
            "\(start[.korean])부터 \(end[.korean])까지",
            "\(start[.english]) to \(end[.english])"
        )
    }
}
