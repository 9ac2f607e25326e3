extension Duration {
    /// Whole milliseconds, the unit of both engines' timeouts and of stored moments.
    public var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
