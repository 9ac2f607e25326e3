import Glibc

/// How many files and connections this process may have open.
public enum DescriptorLimit {
    public static var current: Int { Int(clamping: limit.rlim_cur) }

    /// Raises the limit to what the system allows at most, and returns it.
    @discardableResult
    public static func raise() -> Int {
        var limit = limit
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return current
    }

    /// What is left for connections when the program's own files have a quarter.
    static var room: Int {
        let limit = current
        return max(1, limit - min(4_096, max(64, limit / 4)))
    }

    private static var limit: rlimit {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return limit
    }
}
