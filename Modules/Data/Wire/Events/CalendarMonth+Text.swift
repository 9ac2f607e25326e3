public import Domain

extension CalendarMonth {
    /// As in `2026-12`.
    public var text: String { String(first.iso8601.prefix(7)) }

    public init?(text: String) {
        guard let first = CivilDate(iso8601: text + "-01") else { return nil }
        self.init(of: first)
    }
}
