import Domain
import Wording

/// Texts of free times.
enum SlotPhrases {
    static let choose = Words("시간 고르기", "Choose a time")
    static let book = Words("예약하기", "Book")
    static let seeTimes = Words("시간 보고 예약하기", "See times and book")
    static let soonest = Words("가장 빠른 시간", "Soonest free times")
    static let previous = Words("지난 7일", "7 days before")
    static let following = Words("다음 7일", "Next 7 days")
    static let days = Words("날짜", "Days")
    static let none = Words("빈 시간 없음", "No free time")
    static let nothing = Words("이 주에는 빈 시간이 없어요", "No free times in these days")
    static let changeDays = Words("다른 날을 골라 주세요.", "Please choose other days.")
    static let nothingLater = Words(
        "지금 예약할 수 있는 시간이 없어요. 채팅으로 물어보세요.",
        "There are no times to book now. You can ask in a chat."
    )
    static let zone = Words("시간대", "Time zone")
    static let show = Words("이 시간대로 보기", "Show in this zone")
    static let time = Words("시간", "Time")
    static let note = Words("선생님에게 남길 말", "A note to the teacher")
    static let noteHint = Words(
        "배우고 싶은 곡이나 온라인·방문 여부를 적어 주세요.",
        "Such as the piece you would like to learn, or whether online."
    )
    static let price = Words("가격", "Price")
    static let confirm = Words("이 시간으로 예약", "Book this time")
    static let confirmTitle = Words("레슨 예약", "Book a lesson")
    static let other = Words("다른 시간 보기", "See other times")
    static let accepted = Words(
        "바로 확정되고 선생님에게 알려요. 시작 전에 취소할 수 있어요.",
        "It is set at once, and the teacher is told. You can cancel before it starts."
    )
    static let change = Words("시간 변경", "Change the time")
    static let changeTo = Words("이 시간으로 바꾸기", "Change to this time")
    static let changeText = Words(
        "선생님의 빈 시간으로는 바로 바꿀 수 있어요.",
        "You can move to a free time of the teacher without asking."
    )
    static let now = Words("지금 약속", "Agreed time")
    static let after = Words("새 시간", "New time")

    static let kindOfLesson = Words("어떤 레슨인가요?", "Which lesson?")
    static let trialHint = Words(
        "체험은 이 선생님의 첫 레슨 한 번만이에요.",
        "A trial is your first lesson with this teacher, once."
    )
    static let weeks = Words("몇 번 예약할까요?", "How many lessons?")
    static let weeksHint = Words(
        "매주 같은 요일, 같은 시간이에요. 한 번이라도 빈 시간이 아니면 아무것도 예약하지 않고 알려 드려요.",
        "Each at the same time of the week. If one isn't free, none is booked, and you are told which."
    )
    static let skipsTaken = Words("시간이 찬 주는 빼고 예약하기", "Leave out weeks in which the time is taken")

    /// "횟수권으로 예약해요 (3회 남음)".
    static func paidWithPass(_ left: Int) -> Words {
        Words("횟수권으로 예약해요 (\(left)회 남음)", "Your pass pays (\(left) left)")
    }

    static func usual(_ price: Words) -> Words {
        Words("레슨 \(price[.korean])", "A lesson, \(price[.english])")
    }

    static func trial(_ price: Money) -> Words {
        let words = price.won == 0 ? Words("무료", "free") : OrderPhrases.won(price.won)
        return Words("체험 레슨 \(words[.korean])", "A trial, \(words[.english])")
    }

    /// "매주 6번, 1월 6일 (수)까지".
    static func weekly(_ count: Int, from start: Moment?, at now: Moment) -> Words {
        guard count > 1 else { return Words("한 번", "One") }
        guard let start else { return Words("매주 \(count)번", "\(count), weekly") }
        let last = (start + .seconds((count - 1) * 7 * 24 * 3_600)).day(at: now)
        return Words(
            "매주 \(count)번, \(last[.korean])까지",
            "\(count), weekly until \(last[.english])"
        )
    }

    static func students(_ count: Int) -> Words { Words("\(count)명 예약", "\(count) booked") }

    static func nextFree(_ moment: Moment, at now: Moment) -> Words {
        let day = moment.day(at: now)
        return Words("\(day[.korean])부터 빈 시간 보기", "See free times from \(day[.english])")
    }

    static func zoneNote(_ zone: Zone) -> Words {
        Words("\(zone.words[.korean]) 시각이에요.", "Times are those of \(zone.words[.english]).")
    }

    static func days(_ first: CivilDate, _ last: CivilDate) -> Words {
        let months = (CalendarMonth.short(first.month)[.english], CalendarMonth.short(last.month)[.english])
        return Words(
            "\(first.month)월 \(first.day)일~\(last.month)월 \(last.day)일",
            "\(first.day) \(months.0) – \(last.day) \(months.1)"
        )
    }

    static func length(_ minutes: Int) -> Words {
        let length = Duration.seconds(60 * minutes).words
        return Words("한 번에 \(length[.korean])", "\(length[.english]) each")
    }

    static func inSeoul(_ moment: Moment, at now: Moment) -> Words {
        let words = moment.words(at: now)
        return Words("서울 시각 \(words[.korean])", "\(words[.english]) in Seoul")
    }
}
