public import Domain

extension CivilDate {
    /// "2026년 11월 20일", "20 Nov 2026".
    public var words: Words {
        Words("\(year)년 \(month)월 \(day)일", "\(day) \(months[month - 1]) \(year)")
    }
}
