extension Array {
    /// Splits the array into parts of at most `size`, in order.
    func parts(of size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
