import Glibc

/// The limit of open files and connections of this process.
public enum DescriptorLimit {
    public static var current: Int { Int(clamping: limit.rlim_cur) }

    /// Raises the limit to the system's maximum and returns it.
    @discardableResult
    public static func raise() -> Int {
        var limit = limit
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return current
    }

    /// Connections that fit when a quarter of the descriptors is reserved for the program's files.
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
