import Wire

/// Paths of pages on which operators look up members.
enum DirectoryPagePath: String, Path {
    case all = "/operator/members"
    case csv = "/operator/members.csv"
    case signUps = "/operator/sign-ups"
    case pace = "/operator/sign-ups/pace"
    case one = "/operator/members/{id}"
    case confirmEmail = "/operator/members/{id}/email-confirmation"
    case endSessions = "/operator/members/{id}/sign-out"
    case resetSecondFactor = "/operator/members/{id}/second-factor-reset"
    case warn = "/operator/members/{id}/warnings"
    case lift = "/operator/members/{id}/suspension-end"
    case delete = "/operator/members/{id}/deletion"
}
