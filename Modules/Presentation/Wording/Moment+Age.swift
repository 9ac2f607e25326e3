public import Domain

extension Moment {
    /// A relative age: 방금, 3분 전, 2시간 전, 5일 전, then months and years. A time in the future also reads 방금,
    /// because clocks differ.
    public func age(at now: Moment) -> Words {
        let seconds = (now - self).wholeMilliseconds / 1_000
        let minutes = seconds / 60
        let hours = minutes / 60
        let days = hours / 24
        return switch () {
        case _ where minutes < 1: Words("방금", "just now")
        case _ where hours < 1: Words("\(minutes)분 전", "\(minutes) min ago")
        case _ where days < 1: Words("\(hours)시간 전", Int(hours).of("hour") + " ago")
        case _ where days < 30: Words("\(days)일 전", Int(days).of("day") + " ago")
        case _ where days < 365: Words("\(days / 30)개월 전", Int(days / 30).of("month") + " ago")
        default: Words("\(days / 365)년 전", Int(days / 365).of("year") + " ago")
        }
    }
}
