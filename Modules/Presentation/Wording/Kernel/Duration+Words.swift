import Domain

extension Duration {
    /// A duration in whole minutes: "60분", "1시간 30분".
    public var words: Words {
        let minutes = wholeMilliseconds / 60_000
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        guard minutes > 60 else { return Words("\(minutes)분", "\(minutes) min") }
        guard rest > 0 else { return Words("\(hours)시간", "\(hours) h") }
        return Words("\(hours)시간 \(rest)분", "\(hours) h \(rest) min")
    }
}
