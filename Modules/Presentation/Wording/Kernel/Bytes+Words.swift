extension Int {
    /// A number of bytes with one decimal, as in `1.9 GB`.
    public var inBytes: String {
        let (unit, name) =
            self >= 1_000_000_000
            ? (1_000_000_000, "GB") : self >= 1_000_000 ? (1_000_000, "MB") : (1_000, "kB")
        let tenths = self * 10 / unit
        return "\(tenths / 10).\(tenths % 10) \(name)"
    }
}
