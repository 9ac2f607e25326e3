import Domain
import Wording

/// Texts of the calendar of events.
enum EventCalendarPhrases {
    static let title = Words("행사 캘린더", "Event calendar")
    static let summary = Words(
        "개발자 행사를 달력에서 찾아보세요. 지역, 주제, 비용으로 고르고 내 캘린더에서 구독할 수 있어요.",
        "Developer events in a calendar, by region, topic and cost. Subscribe to it in your own calendar app."
    )
    static let views = Words("보기", "View")
    static let month = Words("월", "Month")
    static let week = Words("주", "Week")
    static let agenda = Words("목록", "List")
    static let previousMonth = Words("이전 달", "Previous month")
    static let nextMonth = Words("다음 달", "Next month")
    static let previousWeek = Words("이전 주", "Previous week")
    static let nextWeek = Words("다음 주", "Next week")
    static let today = Words("오늘", "Today")
    static let jump = Words("다른 달로 이동", "Go to a month")
    static let jumpMonth = Words("연도와 달", "Month and year")
    static let go = Words("이동", "Go")
    static let place = Words("지역", "Region")
    static let anywhere = Words("전국", "Everywhere")
    static let nearMe = Words("우리 동네", "Near me")
    static let placeHint = Words("온라인 행사는 어느 지역에서나 보여요.", "Online events are in every region.")
    static let search = Words("찾는 말", "Search")
    static let continues = Words("이어짐", "continues")
    static let allDay = Words("하루 종일", "All day")
    static let nothingThisDay = Words("이날은 행사가 없어요.", "No events on this day.")
    static let nothingThisMonth = Words("이 달에는 행사가 없어요", "No events this month")
    static let nothingThisWeek = Words("이 주에는 행사가 없어요", "No events this week")
    static let nothingListed = Words("보여 줄 행사가 없어요", "No events to show")
    static let nothingText = Words(
        "다른 달을 보거나, 아는 행사를 올려 주세요.",
        "Look at another month, or post an event that you know of."
    )
    static let nothingSuchText = Words("조건을 줄이면 더 많이 보여요.", "With fewer filters, there may be more.")
    static let post = Words("행사 올리기", "Post an event")
    static let reset = Words("조건 모두 지우기", "Remove all filters")
    static let closingSoon = Words("마감 임박", "Closing soon")
    static let weekend = Words("이번 주말 우리 동네", "This weekend near me")
    static let earlier = Words("지난 행사 보기", "Earlier events")
    static let later = Words("다가오는 행사 보기", "Upcoming events")
    static let pastEvents = Words("지난 행사", "Past events")
    static let upcomingEvents = Words("다가오는 행사", "Upcoming events")
    static let allOfDay = Words("이날 행사 모두 보기", "All events of this day")
    static let subscribe = Words("이 캘린더 구독하기", "Subscribe to this calendar")
    static let subscribeText = Words(
        "지금 고른 조건 그대로, 행사가 새로 올라오거나 바뀌면 따라 바뀌어요.",
        "It has the filters that you chose, and follows new events and changes."
    )
    static let subscribeApp = Words("캘린더 앱에서 구독", "Subscribe in a calendar app")
    static let addOne = Words("내 캘린더에 추가", "Add to my calendar")
    static let keys = Words(
        "화살표 키로 날짜를 옮겨 다닐 수 있어요.",
        "Move between the days with the arrow keys."
    )

    static func title(_ view: EventCalendarChoice.View) -> Words {
        switch view {
        case .month: month
        case .week: week
        case .agenda: agenda
        }
    }

    static func count(_ count: Int) -> Words {
        count == 0 ? Words("행사 없음", "no events") : Words("행사 \(count)개", count.of("event"))
    }

    static func week(_ days: ClosedRange<Int>) -> Words {
        let (first, last) = (
            CivilDate(daysSince1970: days.lowerBound), CivilDate(daysSince1970: days.upperBound)
        )
        let (from, to) = (first.shortWords(besides: first), last.shortWords(besides: first))
        return Words(
            "\(first.year)년 \(from[.korean]) ~ \(to[.korean])",
            "\(from[.english]) – \(to[.english]) \(first.year)"
        )
    }

    /// What a feed says of an event: who hosts it, its link and its description.
    static func text(of event: FeedEvent, _ mostLetters: Int) -> Words {
        let hosts = event.hosts.joined(separator: ", ")
        let rest = [event.link, excerpt(event.description, mostLetters)].compactMap(\.self)
            .filter { !$0.isEmpty }
        let postponed = event.isPostponed ? Words("연기된 행사예요.\n", "Postponed.\n") : Words("", "")
        return Words(
            postponed[.korean] + (["주최: \(hosts)"] + rest).joined(separator: "\n"),
            postponed[.english] + (["Hosted by \(hosts)"] + rest).joined(separator: "\n")
        )
    }

    private static func excerpt(_ text: String, _ mostLetters: Int) -> String {
        // Bytes are counted first, since counting letters reads them all.
        guard text.utf8.count > mostLetters, text.count > mostLetters else { return text }
        return text.prefix(mostLetters) + "…"
    }
}
