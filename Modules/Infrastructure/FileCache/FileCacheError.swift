/// The system did not let the cache write.
public struct FileCacheError: Error, Hashable {
    public let operation: String
    public let path: String
    /// As in `errno`.
    public let code: Int32
}
