public import Domain

extension DayPart {
    public var words: Words {
        switch self {
        case .morning: Words("오전", "morning")
        case .afternoon: Words("오후", "afternoon")
        case .evening: Words("저녁", "evening")
        }
    }

    /// 오후 (12~6시), Afternoon (12 to 6).
    public var longWords: Words {
        switch self {
        case .morning: Words("오전 (12시 전)", "Morning (before 12)")
        case .afternoon: Words("오후 (12~6시)", "Afternoon (12 to 6)")
        case .evening: Words("저녁 (6시부터)", "Evening (from 6)")
        }
    }
}

extension WeekTimes {
    /// "월·수 저녁", "Mon, Wed · evening".
    public var words: Words {
        let (days, parts) = (days.map(\.words), parts.map(\.words))
        return Words(
            [days, parts].filter { !$0.isEmpty }.map { $0.map { $0[.korean] }.joined(separator: "·") }
                .joined(separator: " "),
            [days, parts].filter { !$0.isEmpty }.map { $0.map { $0[.english] }.joined(separator: ", ") }
                .joined(separator: " · ")
        )
    }
}
