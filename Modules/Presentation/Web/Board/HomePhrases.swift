import Domain
import Wire
import Wording

/// Texts of the start page of readers with a neighbourhood.
enum HomePhrases {
    static let next = Words("다음 약속", "Next up")
    static let waiting = Words("답을 기다려요", "Waiting for your answer")
    static let answer = Words("답하기", "Answer")
    static let thisWeek = Words("오늘과 이번 주말", "Today and this weekend")
    static func nothing(_ site: Words) -> Words {
        Words("오늘은 \(site[.korean].with(.subject)) 조용해요", "It's quiet here today")
    }
    static let nothingText = Words(
        "첫 글을 올리거나, 조금 더 넓게 둘러보세요.",
        "Post the first one, or look around a wider area."
    )
    static let lookAround = Words("둘러보기", "Look around")

    static func until(_ end: Moment, at now: Moment) -> Words {
        let time = words(of: end, at: now)
        return Words("\(time[.korean])까지", "until \(time[.english])")
    }

    /// "오늘 오후 7:30", "내일 오전 9:00", "11월 28일 (토) 오전 10:00", "지금 하고 있어요".
    static func when(_ appointment: AppointmentBody, at now: Moment) -> Words {
        guard now < appointment.startsAt else { return Words("지금 하고 있어요", "On now") }
        guard let day = appointment.firstDay else { return words(of: appointment.startsAt, at: now) }
        return relative(day, to: now.dateInSeoul) ?? day.shortWords(besides: now.dateInSeoul)
    }

    private static func words(of moment: Moment, at now: Moment) -> Words {
        guard let day = relative(moment.dateInSeoul, to: now.dateInSeoul) else {
            return moment.words(at: now)
        }
        let time = moment.timeOfDay
        return Words("\(day[.korean]) \(time[.korean])", "\(day[.english]), \(time[.english])")
    }

    private static func relative(_ day: CivilDate, to today: CivilDate) -> Words? {
        switch day.daysSince1970 - today.daysSince1970 {
        case 0: Words("오늘", "Today")
        case 1: Words("내일", "Tomorrow")
        default: nil
        }
    }
}
