/// A failed system call of the cache.
public struct FileCacheError: Error, Hashable {
    public let operation: String
    public let path: String
    /// The value of `errno`.
    public let code: Int32
}
