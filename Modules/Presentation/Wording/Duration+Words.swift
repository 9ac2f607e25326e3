import Domain

extension Duration {
    /// A duration in whole minutes: "60분", "1시간 30분".
    public var words: Words {
        let minutes = wholeMilliseconds / 60_000
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        return switch (minutes, rest) {
        case (...60, _): Words("\(minutes)분", "\(minutes) min")
        case (_, 0): Words("\(hours)시간", "\(hours) h")
        default: Words("\(hours)시간 \(rest)분", "\(hours) h \(rest) min")
        }
    }
}
