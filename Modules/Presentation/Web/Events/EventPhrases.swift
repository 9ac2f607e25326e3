import Domain
import Wording

/// Texts of events.
enum EventPhrases {
    static let applications = Words("신청 기간", "Applications")
    static let signUp = Words("신청하러 가기", "Sign up at their page")
    static let dates = Words("날짜", "Dates")
    static let datesHint = Words(
        "시각을 모두 비우면 하루 종일이에요. 끝나는 날을 비우면 같은 날이에요.",
        "Leave both times empty for all day, and the last day for the same day."
    )
    static let startsOn = Words("시작하는 날", "First day")
    static let startsAt = Words("시작 시각", "Starts at")
    static let endsOn = Words("끝나는 날", "Last day")
    static let endsAt = Words("끝나는 시각", "Ends at")
    static let addDate = Words("날짜 추가", "Add a date")
    static let rareFields = Words("시간대와 신청 기간", "Time zone and applications")
    static let zone = Words("시간대", "Time zone")
    static let zoneHint = Words(
        "이 도시의 시각으로 적은 것으로 읽어요.",
        "The times above and below are by the clocks of this city."
    )
    static let opensAt = Words("신청 시작", "Applications open")
    static let closesAt = Words("신청 마감", "Applications close")
    static let applicationsHint = Words("정해지지 않았으면 비워 두세요.", "Leave them empty if they aren't set.")
    static let postponed = Words(
        "연기됐어요. 새 날짜는 아직 정해지지 않았어요.",
        "Postponed. New dates aren't known yet."
    )
    static let costFrom = Words("가장 싼 값 (원)", "Lowest price (won)")
    static let costTo = Words("가장 비싼 값 (원)", "Highest price (won)")
    static let seoulTime = Words("한국 시각", "Korean time")
    static let announced = Words(
        """
        공개된 행사는 마스토돈 같은 다른 서버에서 행사 캘린더를 팔로우하는 사람에게도 전해요. \
        나중에 지워도 그 서버에는 사본이 남을 수 있어요.
        """,
        """
        Once public, the event is also sent to followers of the calendar on other servers, such as Mastodon. \
        They may keep a copy, even if you delete it later.
        """
    )
    static let oldDates = Words("처음 알린 날짜예요.", "These are the dates announced before.")

    static func removeDate(_ number: Int) -> Words {
        Words("\(number)번째 날짜 삭제", "Remove date \(number)")
    }

    /// "12월 1일 (화) 오전 10:00부터", "until Thu 3 Dec, 6:00 pm".
    static func period(_ opensAt: Words?, _ closesAt: Words?) -> Words {
        switch (opensAt, closesAt) {
        case (let from?, let to?):
            Words("\(from[.korean])~\(to[.korean])", "\(from[.english]) – \(to[.english])")
        case (let from?, nil): Words("\(from[.korean])부터", "From \(from[.english])")
        case (nil, let to?): Words("\(to[.korean])까지", "Until \(to[.english])")
        case (nil, nil): Words("", "")
        }
    }

    static func local(_ zone: Zone) -> Words {
        Words("\(zone.words[.korean]) 시각", "\(zone.words[.english]) time")
    }
}
