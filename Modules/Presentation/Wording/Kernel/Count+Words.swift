extension Int {
    /// A count with its noun, in English: "1 listing", "2 listings".
    public func of(_ thing: String) -> String {
        self == 1 ? "1 \(thing)" : "\(self) \(thing)s"
    }
}
