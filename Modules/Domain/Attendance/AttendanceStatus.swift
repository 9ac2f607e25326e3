/// Whether a member came. One word everywhere: in storage, on pages and in the API.
public enum AttendanceStatus: String, CaseIterable, Sendable {
    /// The member neither checked in nor was marked.
    case unmarked
    case present
    case late
    case absent
    /// The member didn't come, for a reason that the organiser accepts.
    case excused

    /// The statuses that an organiser decides on.
    public static let decided: [AttendanceStatus] = [.present, .late, .absent, .excused]
}
