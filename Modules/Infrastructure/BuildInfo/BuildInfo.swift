import CBuild

/// What the running program was built from.
public struct BuildInfo: Equatable, Sendable {
    /// The first digits of the commit, with `-dirty` for a checkout with changes.
    public let commit: String
    /// The day of the commit.
    public let date: String

    /// Nil for a program that wasn't stamped, such as a debug build.
    public static var current: BuildInfo? { BuildInfo(stamp: String(cString: build_stamp())) }

    init?(stamp: String) {
        let parts = stamp.split(separator: " ")
        guard parts.count == 2 else { return nil }
        (commit, date) = (String(parts[0]), String(parts[1]))
    }
}
