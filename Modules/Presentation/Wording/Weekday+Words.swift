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
