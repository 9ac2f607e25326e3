public import Domain

extension Moment {
    /// A relative age: 방금, 3분 전, 2시간 전, 5일 전, then months and years. A time in the future also reads 방금,
    /// because clocks differ.
    public func age(at now: Moment) -> Words {
        let seconds = (now - self).wholeMilliseconds / 1_000
        let minutes = seconds / 60
        let hours = minutes / 60
        let days = hours / 24
        guard minutes > 0 else { return Words("방금", "just now") }
        guard hours > 0 else { return Words("\(minutes)분 전", "\(minutes) min ago") }
        guard days > 0 else { return Words("\(hours)시간 전", Int(hours).of("hour") + " ago") }
        guard days >= 30 else { return Words("\(days)일 전", Int(days).of("day") + " ago") }
        guard days >= 365 else {
            return Words("\(days / 30)개월 전", Int(days / 30).of("month") + " ago")
        }
        return Words("\(days / 365)년 전", Int(days / 365).of("year") + " ago")
    }
}
