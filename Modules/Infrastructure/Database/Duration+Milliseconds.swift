extension Duration {
    /// Whole milliseconds, as both engines take their time limits.
    var milliseconds: Int {
        Int(components.seconds) * 1_000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}
