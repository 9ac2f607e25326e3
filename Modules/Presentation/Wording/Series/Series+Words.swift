public import Domain

extension SeriesEnd.Reason {
    public var words: Words {
        switch self {
        case .host: Words("반복을 끝냈어요.", "You ended it.")
        case .conditions:
            Words("모임을 열 조건이 맞지 않아 반복이 끝났어요.", "It ended: you no longer meet what hosting asks for.")
        case .suspension: Words("이용이 정지되어 반복이 끝났어요.", "It ended: your account was suspended.")
        case .hidden: Words("운영자가 모임을 숨겨 반복이 끝났어요.", "It ended: an operator hid one of its dates.")
        }
    }
}

extension Series {
    /// "매주 화요일 오전 7:00", "Every Tue, 7:00 am".
    public static func rhythm(from start: Moment) -> Words {
        let (day, time) = (start.weekdayInSeoul.words, start.timeOfDay)
        return Words(
            "매주 \(day[.korean])요일 \(time[.korean])",
            "Every \(day[.english]), \(time[.english])"
        )
    }
}

extension SeriesRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("반복하는 모임을 찾을 수 없어요.", "There is no such series.")
        case .weeks:
            Words(
                "매주 반복은 \(SeriesLength.allowed.lowerBound)주부터 \(SeriesLength.allowed.upperBound)주까지 할 수 있어요.",
                """
                A series takes \(SeriesLength.allowed.lowerBound) to \
                \(SeriesLength.allowed.upperBound) weeks.
                """
            )
        case .notResumable:
            Words("다시 이어 갈 수 없는 반복이에요.", "This series can't be resumed.")
        case .tooMany:
            Words(
                "반복하는 모임은 \(Series.mostRunning)개까지 열 수 있어요. 하나를 끝내고 다시 올려 주세요.",
                "You can have \(Series.mostRunning) series at a time. Please end one first."
            )
        }
    }
}
