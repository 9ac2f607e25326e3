public import Domain

extension SlotRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notBookable:
            Words("선생님이 아직 예약할 시간을 정하지 않았어요.", "The teacher hasn't set any times to book.")
        case .wanted: Words("배우고 싶다는 글은 예약할 수 없어요.", "Only lessons on offer can be booked.")
        case .notOffered:
            Words(
                "선생님의 레슨 시간이 아니에요. 다른 시간을 골라 주세요.",
                "The teacher gives no lesson then. Please choose another time."
            )
        case .tooSoon:
            Words(
                "너무 가까운 시간이에요. 더 뒤를 골라 주세요.",
                "That is too soon to book. Please choose a later time."
            )
        case .tooFar:
            Words(
                "아직 예약할 수 없는 날이에요. 더 앞을 골라 주세요.",
                "That day can't be booked yet. Please choose an earlier one."
            )
        case .taken: Words("이미 약속이 있는 시간이에요. 다른 시간을 골라 주세요.", "That time is taken. Please choose another.")
        case .notStudent:
            Words(
                "바로 바꾸는 건 배우는 사람만 할 수 있어요. 시간 변경을 제안해 주세요.",
                "Only the student can move it without asking. Please suggest a new time."
            )
        case .rebookedOften:
            Words(
                "이 레슨은 \(Deal.mostRebookings)번 바꿨어요. 시간 변경을 제안해 주세요.",
                "You have moved this lesson \(Deal.mostRebookings) times. Please suggest a new time."
            )
        case .noTrial: Words("체험 레슨이 없는 선생님이에요.", "The teacher offers no trial lesson.")
        case .trialTaken:
            Words("체험은 이 선생님의 첫 레슨으로만 예약할 수 있어요.", "A trial is for a first lesson with this teacher only.")
        case .noticePassed:
            Words(
                "바로 바꿀 수 있는 기한이 지났어요. 시간 변경을 제안해 주세요.",
                "It is too late to move it without asking. Please suggest a new time."
            )
        }
    }
}

extension WeeklySlotsRefusal: LocalizedRefusal {
    public var words: Words {
        let starts =
            switch self {
            case .notFree(let starts): starts
            }
        let days = starts.map { $0.day(at: $0) }
        return Words(
            """
            빈 시간이 아닌 날이 있어요: \(days.map { $0[.korean] }.joined(separator: ", ")). \
            다른 시간을 고르거나 그날은 빼 주세요.
            """,
            """
            That time isn't free on \(days.map { $0[.english] }.joined(separator: ", ")). Please choose \
            another time, or leave those days out.
            """
        )
    }
}

extension TeachingHoursRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .span, .exceptionSpan:
            Words("시작과 끝을 모두 적고, 끝을 시작보다 늦게 해 주세요.", "Please give a start, and an end after it.")
        case .tooManySpans:
            Words("하루는 6개 시간대까지 나눌 수 있어요.", "A day can have at most 6 parts.")
        case .tooManyExceptions:
            Words("다른 날은 100일까지 정할 수 있어요.", "There can be at most 100 exceptions.")
        case .exceptionUnclear:
            Words("같은 날이 쉬는 날이면서 레슨하는 날이에요.", "The same day is both closed and open.")
        case .pause: Words("쉬는 시간은 0분에서 120분까지예요.", "A break takes from 0 to 120 minutes.")
        case .notice: Words("예약 마감은 0시간에서 336시간 전까지예요.", "Notice is from 0 to 336 hours.")
        case .horizon: Words("예약은 1주에서 12주 뒤까지 받을 수 있어요.", "Bookings reach from 1 to 12 weeks ahead.")
        }
    }
}

extension KoreanHoliday {
    public var words: Words {
        switch self {
        case .newYear: Words("새해 첫날", "New Year’s Day")
        case .seollal: Words("설날", "Seollal")
        case .independence: Words("삼일절", "Independence Movement Day")
        case .labour: Words("노동절", "Labour Day")
        case .children: Words("어린이날", "Children’s Day")
        case .buddha: Words("부처님오신날", "Buddha’s Birthday")
        case .memorial: Words("현충일", "Memorial Day")
        case .constitution: Words("제헌절", "Constitution Day")
        case .liberation: Words("광복절", "Liberation Day")
        case .chuseok: Words("추석", "Chuseok")
        case .foundation: Words("개천절", "National Foundation Day")
        case .hangul: Words("한글날", "Hangul Day")
        case .christmas: Words("성탄절", "Christmas")
        case .substitute: Words("대체공휴일", "Substitute holiday")
        }
    }
}
