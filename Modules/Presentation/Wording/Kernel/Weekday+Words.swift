public import Domain

extension Weekday {
    /// 월, Mon.
    public var words: Words {
        switch self {
        case .monday: Words("월", "Mon")
        case .tuesday: Words("화", "Tue")
        case .wednesday: Words("수", "Wed")
        case .thursday: Words("목", "Thu")
        case .friday: Words("금", "Fri")
        case .saturday: Words("토", "Sat")
        case .sunday: Words("일", "Sun")
        }
    }
}

extension Weekday {
    /// 월요일, Monday.
    public var longWords: Words {
        switch self {
        case .monday: Words("월요일", "Monday")
        case .tuesday: Words("화요일", "Tuesday")
        case .wednesday: Words("수요일", "Wednesday")
        case .thursday: Words("목요일", "Thursday")
        case .friday: Words("금요일", "Friday")
        case .saturday: Words("토요일", "Saturday")
        case .sunday: Words("일요일", "Sunday")
        }
    }
}
